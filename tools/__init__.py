"""What is generated in this repository, each tool with --check and --write."""

"""The laws every game must keep, and toy games that break them one by one."""

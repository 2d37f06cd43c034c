# What a server keeps and who can see it, read on asking.

kept-table = A table is seen by whoever has its address. The list of open tables shows it only if its host wants.
kept-hidden = What is hidden in a game is seen only by those who may know it, until the game is over; then everybody sees all of it.
kept-name = The name you give is seen at your tables and in the list of open ones. Nothing else is asked of you.
kept-you = You are a random number in a cookie of this browser. The server keeps a fingerprint of it, and forgets it after { $days } days without a table.
kept-address = The address you come from is not kept, unless it was shut out; logs name nobody.
kept-forget = Whoever runs this server can delete a game or forget you, if you ask.

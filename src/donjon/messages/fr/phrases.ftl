# Ce que l’on peut se dire à la table : quelques phrases, et rien d’autre.

phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-played = Bien joué !
phrase-thinking = Je réfléchis…
phrase-moment = Un instant, je reviens
phrase-thanks = Merci !
phrase-sorry = Pardon, pas le choix
phrase-oops = Oups !
phrase-said = { $name } dit : { $text }
phrases-mute = Ne plus voir ce que disent les autres

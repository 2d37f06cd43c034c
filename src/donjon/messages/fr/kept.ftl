# Ce qu’un serveur garde et qui peut le voir, lu sur demande.

kept-table = Une table est vue de qui en a l’adresse. La liste des tables ouvertes ne la montre que si son hôte le veut.
kept-hidden = Ce qui est caché dans une partie n’est vu que de ceux qui peuvent le savoir, jusqu’à la fin ; alors tout le monde voit tout.
kept-name = Le nom que vous donnez se voit à vos tables et dans la liste des tables ouvertes. On ne vous demande rien d’autre.
kept-you = Vous êtes un nombre au hasard dans un cookie de ce navigateur. Le serveur en garde une empreinte, et l’oublie après { $days } jours sans table.
kept-address = L’adresse d’où vous venez n’est pas gardée, à moins qu’elle n’ait été exclue ; les journaux ne nomment personne.
kept-forget = Qui tient ce serveur peut effacer une partie ou vous oublier, si vous le demandez.

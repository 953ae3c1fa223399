BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	deed TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "entries" VALUES('table-1',1,1790000001000,'anna','open-1','{"kind":"opened","game":"card-city","rules":1,"options":{"decentralisation":true,"parking_meters":false},"places":[{"owner":"anna","name":"Anna"},{},{}],"stand_in":"beginner","clock":{"kind":"live","move":60,"reserve":600},"public":true,"seed":"e585c0de01b157d675487646533cfbab"}');
INSERT INTO "entries" VALUES('table-1',2,1790000002000,'anna','k1','{"kind":"placed","seat":2,"bot":"random"}');
INSERT INTO "entries" VALUES('table-1',3,1790000003000,'anna','k2','{"kind":"placed","seat":2}');
INSERT INTO "entries" VALUES('table-1',4,1790000004000,'anna','k3','{"kind":"placed","seat":2,"bot":"random"}');
INSERT INTO "entries" VALUES('table-1',5,1790000005000,'basia','k4','{"kind":"joined","seat":1,"name":"Basia"}');
INSERT INTO "entries" VALUES('table-1',6,1790000006000,'basia','k5','{"kind":"said","seat":1,"phrase":"hello"}');
INSERT INTO "entries" VALUES('table-1',7,1790000007000,'anna','k6','{"kind":"said","seat":0,"text":"Cześć, « ça va ? » \"<b>\""}');
INSERT INTO "entries" VALUES('table-1',8,1790000008000,'anna','k7','{"kind":"muted","seat":1,"on":true}');
INSERT INTO "entries" VALUES('table-1',9,1790000009000,'anna','k8','{"kind":"muted","seat":1,"on":false}');
INSERT INTO "entries" VALUES('table-1',10,1790000010000,'','','{"kind":"moved","seat":2,"move":"divide residence parking / commerce industry / residence industry","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',11,1790000011000,'anna','k9','{"kind":"moved","seat":0,"move":"choose big"}');
INSERT INTO "entries" VALUES('table-1',12,1790000012000,'anna','k10','{"kind":"moved","seat":0,"move":"divide industry industry / commerce / residence"}');
INSERT INTO "entries" VALUES('table-1',13,1790000013000,'basia','k11','{"kind":"moved","seat":1,"move":"choose small"}');
INSERT INTO "entries" VALUES('table-1',14,1790000014000,'basia','k12','{"kind":"undone","seat":1}');
INSERT INTO "entries" VALUES('table-1',15,1790000015000,'basia','k13','{"kind":"moved","seat":1,"move":"choose big"}');
INSERT INTO "entries" VALUES('table-1',16,1790000016000,'anna','k14','{"kind":"moved","seat":0,"move":"build industry d5"}');
INSERT INTO "entries" VALUES('table-1',17,1790000017000,'anna','k15','{"kind":"moved","seat":0,"move":"build industry e6"}');
INSERT INTO "entries" VALUES('table-1',18,1790000018000,'basia','k16','{"kind":"moved","seat":1,"move":"build residence e4"}');
INSERT INTO "entries" VALUES('table-1',19,1790000019000,'basia','k17','{"kind":"moved","seat":1,"move":"build commerce d4"}');
INSERT INTO "entries" VALUES('table-1',20,1790000020000,'','','{"kind":"moved","seat":2,"move":"build residence d5","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',21,1790000021000,'basia','k18','{"kind":"asked","seat":1,"to":7}');
INSERT INTO "entries" VALUES('table-1',22,1790000022000,'anna','k19','{"kind":"answered","seat":0,"yes":false}');
INSERT INTO "entries" VALUES('table-1',23,1790000023000,'','','{"kind":"moved","seat":2,"move":"build parking c5","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',24,1790000024000,'basia','k20','{"kind":"asked","seat":1,"to":7}');
INSERT INTO "entries" VALUES('table-1',25,1790000025000,'anna','k21','{"kind":"answered","seat":0,"yes":true}');
INSERT INTO "entries" VALUES('table-1',26,1790000026000,'basia','k22','{"kind":"moved","seat":1,"move":"build commerce d5"}');
INSERT INTO "entries" VALUES('table-1',27,1790000027000,'','','{"kind":"moved","seat":2,"move":"build residence e6","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',28,1790000028000,'','','{"kind":"moved","seat":2,"move":"build parking d6","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',29,1790000029000,'anna','k23','{"kind":"handed-over","seat":0}');
INSERT INTO "entries" VALUES('table-1',30,1790000030000,'basia','k24','{"kind":"moved","seat":1,"move":"pass"}');
INSERT INTO "entries" VALUES('table-1',31,1790000031000,'','','{"kind":"moved","seat":0,"move":"divide residence leisure / industry industry / leisure industry","bot":"beginner"}');
INSERT INTO "entries" VALUES('table-1',32,1790000032000,'anna','k25','{"kind":"took-back","seat":0}');
INSERT INTO "entries" VALUES('table-1',33,1790000033000,'basia','k26','{"kind":"voted","seat":1,"yes":true}');
INSERT INTO "entries" VALUES('table-1',34,1790000034000,'basia','k27','{"kind":"voted","seat":1,"yes":false}');
INSERT INTO "entries" VALUES('table-1',35,1790002035000,'','','{"kind":"timed-out","seat":1}');
INSERT INTO "entries" VALUES('table-1',36,1790002036000,'','','{"kind":"moved","seat":1,"move":"choose small","bot":"beginner"}');
INSERT INTO "entries" VALUES('table-1',37,1790002037000,'anna','k28','{"kind":"moved","seat":0,"move":"divide leisure industry / industry / industry"}');
INSERT INTO "entries" VALUES('table-1',38,1790002038000,'basia','k29','{"kind":"took-back","seat":1}');
INSERT INTO "entries" VALUES('table-1',39,1790002039000,'','','{"kind":"moved","seat":2,"move":"choose small","bot":"random"}');
INSERT INTO "entries" VALUES('table-1',40,1790002040000,'anna','k30','{"kind":"moved","seat":0,"move":"build industry f5"}');
INSERT INTO "entries" VALUES('table-2',1,1790002041000,'basia','open-2','{"kind":"opened","game":"point-city","rules":1,"options":{},"places":[{"owner":"basia","name":"Basia"},{},{"bot":"strong"}],"stand_in":"expert","clock":{"kind":"days","days":2},"public":true,"seed":"3900e0b79df48c5dfe1a2d0036ae3bd3"}');
INSERT INTO "entries" VALUES('table-2',2,1790002042000,'celine','k31','{"kind":"joined","seat":1,"name":"Céline"}');
INSERT INTO "entries" VALUES('table-3',1,1790002043000,'basia','open-3','{"kind":"opened","game":"card-city","rules":1,"options":{"decentralisation":false,"parking_meters":true},"places":[{"owner":"basia","name":"Basia"},{}],"stand_in":"expert","clock":{"kind":"none"},"spectators":false,"seed":"ba6137efecb4790173b2011afbade4f4"}');
INSERT INTO "entries" VALUES('table-3',2,1790002044000,'anna','k32','{"kind":"joined","seat":1,"name":"Anna"}');
INSERT INTO "entries" VALUES('table-3',3,1790002045000,'anna','k33','{"kind":"moved","seat":1,"move":"divide residence commerce / residence / industry"}');
INSERT INTO "entries" VALUES('table-3',4,1790002046000,'basia','k34','{"kind":"moved","seat":0,"move":"choose small"}');
INSERT INTO "entries" VALUES('table-3',5,1790002047000,'basia','k35','{"kind":"moved","seat":0,"move":"build commerce f5"}');
INSERT INTO "entries" VALUES('table-3',6,1790002048000,'anna','k36','{"kind":"left","seat":1}');
INSERT INTO "entries" VALUES('table-3',7,1790002049000,'basia','k37','{"kind":"moved","seat":0,"move":"build residence f4"}');
INSERT INTO "entries" VALUES('table-3',8,1790002050000,'','','{"kind":"moved","seat":1,"move":"build residence d5","bot":"expert"}');
INSERT INTO "entries" VALUES('table-4',1,1790002051000,'celine','open-4','{"kind":"opened","game":"infinite-city","rules":1,"options":{"printed_values":null},"places":[{"owner":"celine","name":"Céline"},{}],"stand_in":"expert","clock":{"kind":"days","days":3},"seed":"4dc7cb040f7bb35fdba868877ccc4bc9"}');
INSERT INTO "entries" VALUES('table-4',2,1790002052000,'basia','k38','{"kind":"joined","seat":1,"name":"Basia"}');
INSERT INTO "entries" VALUES('table-4',3,1790002053000,'celine','k39','{"kind":"moved","seat":0,"move":"play library 0,-2"}');
INSERT INTO "entries" VALUES('table-4',4,1790002054000,'celine','k40','{"kind":"moved","seat":0,"move":"play plaza 0,2"}');
INSERT INTO "entries" VALUES('table-4',5,1790002055000,'basia','k41','{"kind":"moved","seat":1,"move":"play port -1,2"}');
INSERT INTO "entries" VALUES('table-4',6,1790002056000,'basia','k42','{"kind":"moved","seat":1,"move":"lay 0,3"}');
INSERT INTO "entries" VALUES('table-4',7,1790002057000,'celine','k43','{"kind":"moved","seat":0,"move":"play mausoleum 1,2"}');
INSERT INTO "entries" VALUES('table-4',8,1790002058000,'basia','k44','{"kind":"moved","seat":1,"move":"play bank 1,1"}');
INSERT INTO "entries" VALUES('table-4',9,1790002059000,'basia','k45','{"kind":"moved","seat":1,"move":"trade 0,-2 a"}');
INSERT INTO "entries" VALUES('table-4',10,1790002060000,'celine','k46','{"kind":"moved","seat":0,"move":"play shopping-complex 0,2"}');
INSERT INTO "entries" VALUES('table-4',11,1790002061000,'basia','k47','{"kind":"moved","seat":1,"move":"play arboretum 0,-3"}');
INSERT INTO "entries" VALUES('table-4',12,1790002062000,'basia','k48','{"kind":"moved","seat":1,"move":"take-back 0,-2"}');
INSERT INTO "entries" VALUES('table-4',13,1790002063000,'basia','k49','{"kind":"moved","seat":1,"move":"take-back 0,-3"}');
INSERT INTO "entries" VALUES('table-4',14,1790002064000,'basia','k50','{"kind":"moved","seat":1,"move":"take-back -1,2"}');
INSERT INTO "entries" VALUES('table-4',15,1790002065000,'celine','k51','{"kind":"moved","seat":0,"move":"play housing -1,-1"}');
INSERT INTO "entries" VALUES('table-4',16,1790002066000,'celine','k52','{"kind":"moved","seat":0,"move":"put 0,0"}');
INSERT INTO "entries" VALUES('table-4',17,1790002067000,'celine','k53','{"kind":"asked","seat":0,"to":13}');
INSERT INTO "entries" VALUES('table-5',1,1790002068000,'anna','open-5','{"kind":"opened","game":"point-city","rules":1,"options":{},"places":[{"owner":"anna","name":"Anna"},{}],"stand_in":"expert","clock":{"kind":"none"},"seed":"b28b46404e3ee19f208474e72c324f9f"}');
INSERT INTO "entries" VALUES('table-5',2,1790002069000,'basia','k54','{"kind":"joined","seat":1,"name":"Basia"}');
INSERT INTO "entries" VALUES('table-5',3,1790002070000,'basia','k55','{"kind":"moved","seat":1,"move":"take c2 b2"}');
INSERT INTO "entries" VALUES('table-5',4,1790002071000,'anna','k56','{"kind":"moved","seat":0,"move":"flip c4"}');
INSERT INTO "entries" VALUES('table-5',5,1790002072000,'anna','k57','{"kind":"moved","seat":0,"move":"take c4 c3"}');
INSERT INTO "entries" VALUES('table-5',6,1790002073000,'basia','k58','{"kind":"moved","seat":1,"move":"take c1 b1"}');
INSERT INTO "entries" VALUES('table-5',7,1790002074000,'anna','k59','{"kind":"moved","seat":0,"move":"flip d3"}');
INSERT INTO "entries" VALUES('table-5',8,1790002075000,'anna','k60','{"kind":"moved","seat":0,"move":"draw"}');
INSERT INTO "entries" VALUES('table-5',9,1790002076000,'basia','k61','{"kind":"moved","seat":1,"move":"flip d4"}');
INSERT INTO "entries" VALUES('table-5',10,1790002077000,'basia','k62','{"kind":"moved","seat":1,"move":"take a3 a2"}');
INSERT INTO "entries" VALUES('table-5',11,1790002078000,'anna','k63','{"kind":"moved","seat":0,"move":"take c4 b4"}');
INSERT INTO "entries" VALUES('table-5',12,1790002079000,'basia','k64','{"kind":"moved","seat":1,"move":"take b1 a1"}');
INSERT INTO "entries" VALUES('table-5',13,1790002080000,'basia','k65','{"kind":"moved","seat":1,"move":"pay ingenuity energy"}');
INSERT INTO "entries" VALUES('table-5',14,1790002081000,'anna','k66','{"kind":"moved","seat":0,"move":"take d3 d2"}');
INSERT INTO "entries" VALUES('table-5',15,1790002082000,'basia','k67','{"kind":"moved","seat":1,"move":"take b2 a2"}');
INSERT INTO "entries" VALUES('table-5',16,1790002083000,'anna','k68','{"kind":"moved","seat":0,"move":"take b2 a2"}');
INSERT INTO "entries" VALUES('table-5',17,1790002084000,'basia','k69','{"kind":"moved","seat":1,"move":"take b4 a4"}');
INSERT INTO "entries" VALUES('table-5',18,1790002085000,'anna','k70','{"kind":"moved","seat":0,"move":"take d1 c1"}');
INSERT INTO "entries" VALUES('table-5',19,1790002086000,'basia','k71','{"kind":"moved","seat":1,"move":"take b4 b3"}');
INSERT INTO "entries" VALUES('table-5',20,1790002087000,'anna','k72','{"kind":"moved","seat":0,"move":"take d3 c3"}');
INSERT INTO "entries" VALUES('table-5',21,1790002088000,'basia','k73','{"kind":"moved","seat":1,"move":"draw"}');
INSERT INTO "entries" VALUES('table-5',22,1790002089000,'anna','k74','{"kind":"moved","seat":0,"move":"take a3 a2"}');
INSERT INTO "entries" VALUES('table-5',23,1790002090000,'basia','k75','{"kind":"moved","seat":1,"move":"take c1 b1"}');
INSERT INTO "entries" VALUES('table-5',24,1790002091000,'anna','k76','{"kind":"moved","seat":0,"move":"draw"}');
INSERT INTO "entries" VALUES('table-5',25,1790002092000,'basia','k77','{"kind":"moved","seat":1,"move":"take a4 a3"}');
INSERT INTO "entries" VALUES('table-5',26,1790002093000,'basia','k78','{"kind":"moved","seat":1,"move":"pay ingenuity industry industry"}');
INSERT INTO "entries" VALUES('table-5',27,1790002094000,'basia','k79','{"kind":"moved","seat":1,"move":"token each-community"}');
INSERT INTO "entries" VALUES('table-5',28,1790002095000,'anna','k80','{"kind":"moved","seat":0,"move":"take b4 a4"}');
INSERT INTO "entries" VALUES('table-5',29,1790002096000,'basia','k81','{"kind":"moved","seat":1,"move":"draw"}');
INSERT INTO "entries" VALUES('table-5',30,1790002097000,'anna','k82','{"kind":"moved","seat":0,"move":"take b2 b1"}');
INSERT INTO "entries" VALUES('table-5',31,1790002098000,'anna','k83','{"kind":"moved","seat":0,"move":"pay 2energy 2economy"}');
INSERT INTO "entries" VALUES('table-5',32,1790002099000,'basia','k84','{"kind":"moved","seat":1,"move":"take a2 a1"}');
INSERT INTO "entries" VALUES('table-5',33,1790002100000,'basia','k85','{"kind":"moved","seat":1,"move":"pay ingenuity 2community"}');
INSERT INTO "entries" VALUES('table-5',34,1790002101000,'basia','k86','{"kind":"moved","seat":1,"move":"token pair-energy-ecology"}');
INSERT INTO "entries" VALUES('table-5',35,1790002102000,'anna','k87','{"kind":"moved","seat":0,"move":"take c4 c3"}');
INSERT INTO "entries" VALUES('table-5',36,1790002103000,'basia','k88','{"kind":"moved","seat":1,"move":"take c2 b2"}');
INSERT INTO "entries" VALUES('table-5',37,1790002104000,'anna','k89','{"kind":"moved","seat":0,"move":"take b1 a1"}');
INSERT INTO "entries" VALUES('table-5',38,1790002105000,'basia','k90','{"kind":"moved","seat":1,"move":"take a2 a1"}');
INSERT INTO "entries" VALUES('table-5',39,1790002106000,'basia','k91','{"kind":"moved","seat":1,"move":"token set"}');
INSERT INTO "entries" VALUES('table-5',40,1790002107000,'anna','k92','{"kind":"moved","seat":0,"move":"take d4 d3"}');
INSERT INTO "entries" VALUES('table-5',41,1790002108000,'anna','k93','{"kind":"moved","seat":0,"move":"token each-economy"}');
INSERT INTO "entries" VALUES('table-5',42,1790002109000,'basia','k94','{"kind":"moved","seat":1,"move":"take d4 d3"}');
INSERT INTO "entries" VALUES('table-5',43,1790002110000,'anna','k95','{"kind":"moved","seat":0,"move":"take b1 a1"}');
INSERT INTO "entries" VALUES('table-5',44,1790002111000,'anna','k96','{"kind":"moved","seat":0,"move":"token pair-economy-energy"}');
INSERT INTO "entries" VALUES('table-5',45,1790002112000,'basia','k97','{"kind":"moved","seat":1,"move":"take c4 c3"}');
INSERT INTO "entries" VALUES('table-5',46,1790002113000,'basia','k98','{"kind":"moved","seat":1,"move":"pay 2industry 2community"}');
INSERT INTO "entries" VALUES('table-5',47,1790002114000,'anna','k99','{"kind":"moved","seat":0,"move":"take c2 c1"}');
INSERT INTO "entries" VALUES('table-5',48,1790002115000,'anna','k100','{"kind":"moved","seat":0,"move":"token pair-economy-ecology"}');
INSERT INTO "entries" VALUES('table-5',49,1790002116000,'basia','k101','{"kind":"moved","seat":1,"move":"take c4 c3"}');
INSERT INTO "entries" VALUES('table-5',50,1790002117000,'basia','k102','{"kind":"moved","seat":1,"move":"pay ingenuity energy"}');
INSERT INTO "entries" VALUES('table-5',51,1790002118000,'anna','k103','{"kind":"moved","seat":0,"move":"take c4 b4"}');
INSERT INTO "entries" VALUES('table-6',1,1790002119000,'basia','again-table-5','{"kind":"opened","game":"point-city","rules":1,"options":{},"places":[{"owner":"basia","name":"Basia"},{"kept_for":"anna"}],"stand_in":"expert","clock":{"kind":"none"},"seed":"9b8adeffcaffb59384b30102887d6d7a","rematch_of":"table-5"}');
INSERT INTO "entries" VALUES('table-5',52,1790002120000,'basia','again','{"kind":"rematched","table":"table-6"}');
INSERT INTO "entries" VALUES('table-7',1,1790002121000,'celine','open-6','{"kind":"opened","game":"point-city","rules":1,"options":{},"places":[{"bot":"beginner"},{"owner":"celine","name":"Céline"}],"stand_in":"expert","clock":{"kind":"live","move":30,"reserve":0},"position":{"game":"point-city","players":2,"options":{},"round":9,"first":1,"turn":1,"pending":["turn"],"market":{"a1":{"card":15,"side":"building"},"b1":{"card":38,"side":"resource"},"c1":{"card":27,"side":"resource"},"d1":{"card":42,"side":"building"},"a2":{"card":89,"side":"resource"},"b2":{"card":13,"side":"building"},"c2":{"card":12,"side":"building"},"d2":{"card":58,"side":"building"},"a3":{"card":88,"side":"resource"},"b3":{"card":69,"side":"building"},"c3":{"card":77,"side":"resource"},"d3":{"card":91,"side":"building"},"a4":{"card":24,"side":"building"},"b4":{"card":99,"side":"building"},"c4":{"card":37,"side":"building"},"d4":{"card":54,"side":"building"}},"deck":[114,101,94,75,104,68,109,92,113,90,96,70,93,78,82,98,143,120,157,159,122,127,136,154,153,140,145,128,123,138,132,155,158,137],"sites":[],"tokens":["set","flat-5","unspent-ingenuity","each-economy","each-community","each-ecology","pair-economy-ecology","pair-economy-energy","pair-energy-ecology","pair-community-industry"],"gone":[{"community":5,"economy":3,"energy":5,"ecology":2,"industry":5},{"ecology":1,"ingenuity":1},{}],"seats":[{"stock":{"community":1,"energy":1,"industry":1},"city":[3,16,29,39,44,56],"tokens":[]},{"stock":{"industry":3,"2ecology":1,"ingenuity":1},"city":[20,21,53,55],"tokens":[]}],"automa":null}}');
INSERT INTO "entries" VALUES('table-7',2,1790002122000,'celine','k104','{"kind":"moved","seat":1,"move":"take b1 c1"}');
INSERT INTO "entries" VALUES('table-7',3,1790002123000,'','','{"kind":"moved","seat":0,"move":"draw","bot":"beginner"}');
INSERT INTO "entries" VALUES('table-8',1,1790002124000,'celine','open-7','{"kind":"opened","game":"infinite-city","rules":1,"options":{"printed_values":null},"places":[{},{}],"stand_in":"expert","record":"tricity record 1\ngame: infinite-city\nrules: 1\nplayers: 2\noptions: {\"printed_values\":null}\nseed: 4dc7cb040f7bb35fdba868877ccc4bc9\nresult: unfinished\n\n0 play library 0,-2\n0 play plaza 0,2\n1 play port -1,2\n1 lay 0,3\n0 play mausoleum 1,2\n1 play bank 1,1\n1 trade 0,-2 a\n0 play shopping-complex 0,2\n1 play arboretum 0,-3\n1 take-back 0,-2\n1 take-back 0,-3\n1 take-back -1,2\n0 play housing -1,-1\n0 put 0,0\n"}');
INSERT INTO "entries" VALUES('table-9',1,1790002125000,'anna','open-8','{"kind":"opened","game":"infinite-city","rules":1,"options":{"printed_values":null},"places":[{"owner":"anna","name":"Anna"},{"bot":"random"}],"stand_in":"expert","clock":{"kind":"none"},"seed":"e7ac0921b2749f9c7c84868c067afe66"}');
INSERT INTO "entries" VALUES('table-9',2,1790002126000,'anna','k105','{"kind":"moved","seat":0,"move":"play housing -2,0"}');
INSERT INTO "entries" VALUES('table-9',3,1790002127000,'anna','k106','{"kind":"moved","seat":0,"move":"put 0,1"}');
INSERT INTO "entries" VALUES('table-9',4,1790002128000,'anna','k107','{"kind":"moved","seat":0,"move":"lay 1,-1"}');
INSERT INTO "entries" VALUES('table-9',5,1790002129000,'anna','k108','{"kind":"voted","seat":0,"yes":true}');
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
INSERT INTO "tables" VALUES('table-2','basia','open-2','point-city',1,1790002041000,1790002042000,'playing',2,2,1790174842000,'{"game":"point-city","options":{},"clock":{"kind":"days","days":2},"seats":[{"name":"Basia","plays":"person","bot":"","away":false},{"name":"Céline","plays":"person","bot":"","away":false},{"name":"","plays":"bot","bot":"strong","away":false}],"owners":["basia","celine",""]}');
INSERT INTO "tables" VALUES('table-3','basia','open-3','card-city',0,1790002043000,1790002050000,'playing',8,2,1790002080000,'{"game":"card-city","options":{"decentralisation":false,"parking_meters":true},"clock":{"kind":"none"},"seats":[{"name":"Basia","plays":"person","bot":"","away":false},{"name":"Anna","plays":"bot","bot":"expert","away":false}],"owners":["basia",""]}');
INSERT INTO "tables" VALUES('table-4','celine','open-4','infinite-city',0,1790002051000,1790002067000,'playing',17,1,1790261266000,'{"game":"infinite-city","options":{"printed_values":null},"clock":{"kind":"days","days":3},"seats":[{"name":"Céline","plays":"person","bot":"","away":false},{"name":"Basia","plays":"person","bot":"","away":false}],"owners":["celine","basia"]}');
INSERT INTO "tables" VALUES('table-5','anna','open-5','point-city',0,1790002068000,1790002120000,'finished',52,0,NULL,'{"game":"point-city","options":{},"clock":{"kind":"none"},"seats":[{"name":"Anna","plays":"person","bot":"","away":false},{"name":"Basia","plays":"person","bot":"","away":false}],"owners":["anna","basia"]}');
INSERT INTO "tables" VALUES('table-6','basia','again-table-5','point-city',0,1790002119000,1790002119000,'gathering',1,0,NULL,'{"game":"point-city","options":{},"clock":{"kind":"none"},"seats":[{"name":"Basia","plays":"person","bot":"","away":false},{"name":"","plays":"open","bot":"","away":false}],"owners":["basia",""]}');
INSERT INTO "tables" VALUES('table-7','celine','open-6','point-city',0,1790002121000,1790002123000,'playing',3,2,1790002153000,'{"game":"point-city","options":{},"clock":{"kind":"live","move":30,"reserve":0},"seats":[{"name":"","plays":"bot","bot":"beginner","away":false},{"name":"Céline","plays":"person","bot":"","away":false}],"owners":["","celine"]}');
INSERT INTO "tables" VALUES('table-8','celine','open-7','infinite-city',0,1790002124000,1790002124000,'imported',1,0,NULL,'{"game":"infinite-city","options":{"printed_values":null},"clock":{"kind":"none"},"seats":[{"name":"","plays":"open","bot":"","away":false},{"name":"","plays":"open","bot":"","away":false}],"owners":["",""]}');
INSERT INTO "tables" VALUES('table-9','anna','open-8','infinite-city',0,1790002125000,1790002129000,'abandoned',5,0,NULL,'{"game":"infinite-city","options":{"printed_values":null},"clock":{"kind":"none"},"seats":[{"name":"Anna","plays":"person","bot":"","away":false},{"name":"","plays":"bot","bot":"random","away":false}],"owners":["anna",""]}');
CREATE INDEX tables_in_lobby ON tables (status, updated) WHERE public = 1;
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
COMMIT;

package clinic;

class Ward {
    int admit(String patient) {
        Desk desk = new Desk("north");
        desk.register(patient);
        desk.print(patient);
        return desk.count();
    }
}

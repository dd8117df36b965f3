package clinic;

class Ward {
    private final Desk desk = new Desk("north");

    int admit(String patient) {
        desk.register(patient);
        desk.print(patient);
        return desk.count();
    }
}

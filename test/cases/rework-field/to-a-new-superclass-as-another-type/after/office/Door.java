package office;

class Door extends Ringing<Gong> {
    void knock() {
        System.out.println("knock");
    }
}

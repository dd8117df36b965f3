package office;

class Door {
    Gong bell;

    void knock() {
        System.out.println("knock");
    }
}

package harbour;

class Key {
    private int teeth;

    int file(int more) {
        teeth = teeth + more;
        return teeth;
    }
}

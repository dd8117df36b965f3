package shop.base;

class Crate {
    private int size;
    private String name;

    Crate(int size, String name, String label) {
        this.size = size;
        this.name = name;
    }

    void clear() {
        this.size = 0;
    }
}

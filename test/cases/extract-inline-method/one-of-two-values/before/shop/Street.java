package shop;

class Street {
    private Lamp lamp;
    private int doors;

    void light() {
        lamp = new Lamp(this, doors);
    }

    void build() {
        doors = doors + 1;
    }
}

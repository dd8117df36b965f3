package shop;

class Street {
    private Lamp lamp;
    private int doors;

    void light() {
        lamp = makeLamp();
    }

    private Lamp makeLamp() {
        return Clock.isNight() ? (Lamp) Factory.instantiate("shop.night.BrightLampOfManyColours", doors) : new Lamp(this, doors);
    }

    void build() {
        doors = doors + 1;
    }
}

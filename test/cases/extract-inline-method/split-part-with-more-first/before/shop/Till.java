package shop;

class Till {
    void open() {
        eye.look(1);
        prepare();
        ear.hear(2);
    }

    void prepare() {
        lamp.light(3);
        drawer.slide(4);
        purse.fill(5);
        clock.wind(6);
    }
}

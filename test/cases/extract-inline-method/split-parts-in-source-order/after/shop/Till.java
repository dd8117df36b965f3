package shop;

class Till {
    void open() {
        eye.look(1);
        count();
        brighten();
        ear.hear(2);
    }

    void brighten() {
        lamp.light(3);
        drawer.slide(4);
        bell.ring(8);
    }

    void count() {
        purse.fill(5);
        clock.wind(6);
        coins.weigh(7);
        scale.clean(9);
    }
}

package shop;

class Till {
    void open() {
        eye.look(1);
        brighten();
        count();
        ear.hear(2);
    }

    void brighten() {
        lamp.light(3);
        drawer.slide(4);
    }

    void count() {
        purse.fill(5);
        clock.wind(6);
        coins.weigh(7);
    }
}

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
        door.knock(6);
    }

    void count() {
        purse.fill(5);
    }
}

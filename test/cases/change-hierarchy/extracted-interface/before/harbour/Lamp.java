package harbour;

class Lamp {
    public void shine(int seconds) {
        turnOn();
        pause(seconds);
    }

    public int power() {
        return read("power");
    }
}

package harbour;

class Lamp implements Light {
    public void shine(int seconds) {
        turnOn();
        pause(seconds);
    }

    public int power() {
        return read("power");
    }
}

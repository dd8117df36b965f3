package oven;

public class Oven {
    private int degrees;

    public void bake(Cake cake, int time) {
        degrees = cake.degrees();
        wait(time, "bake");
        cake.take();
    }

    private void wait(int minutes, String why) {
        System.out.println(why + minutes);
    }
}

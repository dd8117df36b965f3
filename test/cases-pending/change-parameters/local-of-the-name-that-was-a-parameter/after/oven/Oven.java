package oven;

public class Oven {
    private int degrees;

    public void bake(Cake cake) {
        degrees = cake.degrees();
        cake.take();
        String time = java.time.LocalTime.now().toString();
        System.out.println("done at " + time);
    }

    private void wait(int minutes, String why) {
        System.out.println(why + minutes);
    }
}

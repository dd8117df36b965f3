package shop;

public class Lantern {
    int shine(int far) {
        return beam(far);
    }
}

package shop;

public class Torch {
    int flare(int far) {
        return burn(far);
    }
}

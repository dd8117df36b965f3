package cine;

public class Matinee extends Show {
    @Override
    public void start() {
        advertise();
        Projector.on();
    }
}

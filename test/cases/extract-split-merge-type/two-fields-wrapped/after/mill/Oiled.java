package mill;

class Oiled {
    private Shaft round;
    private Belt flat;
}

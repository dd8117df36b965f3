package office;

public class Shredder {
    private boolean jammed;

    public void shred(int sheets) {
        jammed = sheets > 20;
    }
}

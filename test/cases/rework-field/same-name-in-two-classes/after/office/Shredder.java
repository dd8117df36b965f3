package office;

public class Shredder {
    private boolean jammed;
    private int count;

    public void shred(int sheets) {
        jammed = sheets > 20;
        count += sheets;
    }
}

package swim;

public class Pool {
    private int length;

    public Pool(int length) {
        this.length = length;
    }

    public long litres(int width, int depth) {
        long area = (long) length * width;
        return area * depth * 1000;
    }
}

package swim;

public class Pool {
    private int depth;
    private int length;

    public Pool(int depth, int length) {
        this.depth = depth;
        this.length = length;
    }

    public long litres(int width) {
        long area = (long) length * width;
        return area * depth * 1000;
    }
}

package mill;

public interface Parts {
    public int WHEELS = 4;

    public void turn();

    public enum Size {
        SMALL, LARGE
    }

    public interface Visitor {
        void visit(Parts parts);
    }
}

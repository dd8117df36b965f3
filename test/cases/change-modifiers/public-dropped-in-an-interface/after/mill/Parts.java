package mill;

public interface Parts {
    int WHEELS = 4;

    void turn();

    enum Size {
        SMALL, LARGE
    }

    interface Visitor {
        void visit(Parts parts);
    }
}

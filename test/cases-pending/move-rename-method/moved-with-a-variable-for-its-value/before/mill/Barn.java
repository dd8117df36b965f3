package mill;

class Barn {
    void shut(String name) {
        hatch.shut(name);
    }
}

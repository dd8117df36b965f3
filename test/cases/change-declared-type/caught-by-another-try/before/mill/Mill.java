package mill;

class Mill {
    String read(String name) {
        try {
            return find(name).text();
        } catch (GoneException e) {
            throw new MillException("No plan " + name, e);
        }
    }
}

package clinic;

class Folders {
    String read(String name) {
        try {
            return open(name);
        } catch (MissingException e) {
            log(e);
            return "";
        }
    }
}

package clinic;

class Request {
    private String subject;

    String send() {
        return post(subject);
    }

    Request about(String subject) {
        this.subject = subject;
        return this;
    }
}

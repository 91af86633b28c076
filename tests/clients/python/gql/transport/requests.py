class RequestsHTTPTransport:
    def __init__(self, url, headers):
        self.url = url
        self.headers = headers
